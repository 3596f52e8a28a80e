import type { User } from '../../../api/schemas/accounts/user';
import { clock } from '../../page/clock';
import { recallJson, remember } from '../../storage/local-storage';

/** Where the tabs read whether somebody is signed in; the refresh cookie itself is unreadable. */
export const SESSION_KEY = 'ciguawatch.session';
/** Life of a refresh token in milliseconds (specification, section 9). */
const LIFE = 24 * 3_600_000;

interface Memory {
  user: User;
  until: number;
}

/** Remembers who signed in, as long as the sign-in can be renewed. */
export function rememberUser(user: User | null): void {
  remember(
    SESSION_KEY,
    user === null ? null : JSON.stringify({ user, until: clock.now() + LIFE } satisfies Memory),
  );
}

/** Who signed in on this device within a day, or null. Not proof: the server decides each call. */
export function rememberedUser(): User | null {
  const memory = recallJson<Memory>(SESSION_KEY);
  return memory && memory.until > clock.now() ? memory.user : null;
}
