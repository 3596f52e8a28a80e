import type { Log } from '../log/log';

/** What the people who watch over accounts want to hear of; each is the field `security` of a log line. */
export type SecurityEvent =
  | 'login'
  | 'login_failed'
  | 'locked_out'
  | 'reset_requested'
  | 'reset_refused'
  | 'password_changed'
  | 'token_reused'
  | 'refused'
  | 'roles_changed';

/** Where an event comes from: a request, or `{ log }` for what the server does by itself. */
interface Source {
  log: Log;
  ip?: string;
  who?: { id: number } | null;
  routeOptions?: { url?: string | undefined };
}

/** More about an event: numbers and codes only, never what a person typed. */
interface About {
  /** Account it is about, when that is not the one signed in. */
  user?: number;
  /** Account that did it, for a change of another one's rights. */
  by?: number;
  /** Error code of the response. */
  code?: string;
  /** Roles of the account from now on. */
  roles?: readonly number[];
}

/** Part of an ordinary day; everything else is a warning. */
const ORDINARY: ReadonlySet<SecurityEvent> = new Set(['login', 'reset_requested', 'password_changed']);

/**
 * Notes a security event in the log, with the address and the account it comes from. Names, mail
 * addresses, tokens and passwords are left out: a log is read by more people than the database.
 */
export function securityEvent(source: Source, event: SecurityEvent, about: About = {}): void {
  const user = about.user ?? source.who?.id;
  const line = {
    security: event,
    ...about,
    ...(user !== undefined && { user }),
    ...(source.ip !== undefined && { address: source.ip }),
    ...(source.routeOptions?.url !== undefined && { route: source.routeOptions.url }),
  };
  source.log[ORDINARY.has(event) ? 'info' : 'warn'](line, `security: ${event}`);
}
