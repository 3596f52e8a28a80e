import type { Log } from '../log/log';

/** Security events, logged in the field `security`. */
export type SecurityEvent =
  | 'login'
  | 'login_failed'
  | 'locked_out'
  | 'reset_requested'
  | 'link_requested'
  | 'reset_refused'
  | 'password_changed'
  | 'token_reused'
  | 'refused'
  | 'account_locked'
  | 'account_erased'
  | 'factor_failed'
  | 'factor_reset'
  | 'roles_changed';

/** Origin of an event: a request, or `{ log }` for the server itself. */
interface EventSource {
  log: Log;
  ip?: string;
  who?: { id: number } | null;
  routeOptions?: { url?: string | undefined };
}

/** Details of an event: numbers and codes only, never what a person typed. */
interface EventDetails {
  /** Account concerned, if it is not the caller's. */
  user?: number;
  /** Account that changed another one's rights. */
  by?: number;
  /** Error code of the response. */
  code?: string;
  /** Roles of the account after the change. */
  roles?: readonly number[];
}

/** Everyday events, logged as info; all others are warnings. */
const ORDINARY_EVENTS: ReadonlySet<SecurityEvent> = new Set([
  'login',
  'reset_requested',
  'link_requested',
  'password_changed',
]);

/**
 * Logs a security event with its address and account. Names, mail addresses, tokens and passwords are left
 * out, because more people read logs than the database.
 */
export function securityEvent(source: EventSource, event: SecurityEvent, about: EventDetails = {}): void {
  const user = about.user ?? source.who?.id;
  const line = {
    security: event,
    ...about,
    ...(user !== undefined && { user }),
    ...(source.ip !== undefined && { address: source.ip }),
    ...(source.routeOptions?.url !== undefined && { route: source.routeOptions.url }),
  };
  source.log[ORDINARY_EVENTS.has(event) ? 'info' : 'warn'](line, `security: ${event}`);
}
