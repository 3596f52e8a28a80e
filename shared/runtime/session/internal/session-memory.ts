import type { User } from '../../../api/schemas/accounts/user';
import { clock } from '../../page/clock';
import { recallJson, remember } from '../../storage/local-storage';

/** Key under which tabs read who is logged in; the refresh cookie itself is not readable. */
export const SESSION_KEY = 'ciguawatch.session';
/** Lifetime of a refresh token in milliseconds (specification, section 9). */
const LIFE = 24 * 3_600_000;

interface Memory {
  user: User;
  until: number;
}

/** Remembers the logged-in person for as long as the login can be renewed. */
export function rememberUser(user: User | null): void {
  remember(
    SESSION_KEY,
    user === null ? null : JSON.stringify({ user, until: clock.now() + LIFE } satisfies Memory),
  );
}

/**
 * The person who logged in on this device within a day, or null. No proof: the server checks every call.
 */
export function rememberedUser(): User | null {
  const memory = recallJson<Memory>(SESSION_KEY);
  return memory && memory.until > clock.now() ? memory.user : null;
}
