import type { ApiError } from '../../http/api-error';
import type { OutboxItem } from '../outbox-types';

/** First wait in milliseconds; doubled after each attempt up to the cap. */
const BACKOFF_START = 2_000;
const BACKOFF_CAP = 300_000;
/** Longest wait in milliseconds, whatever a server asks for or a wrong clock yields. */
const LONGEST = 3_600_000;
/** Share of chance in a wait, so that devices of one village do not all call together. */
const CHANCE = 0.3;

/** Milliseconds before attempt number `tries + 1` of something that got no response. */
export function waitAfter(tries: number, error: Pick<ApiError, 'retryAfter'>, random = Math.random): number {
  const wait =
    Math.min(BACKOFF_CAP, BACKOFF_START * 2 ** Math.min(tries, 12)) * (1 - CHANCE / 2 + CHANCE * random());
  return Math.min(LONGEST, Math.max(wait, (error.retryAfter ?? 0) * 1000));
}

/**
 * Whether it is an item's turn.
 * @param now milliseconds
 * @param back the network has just returned: what got no response for want of it goes at once
 */
export function isDue(item: Pick<OutboxItem, 'notBefore' | 'error'>, now: number, back = false): boolean {
  if (back && item.error?.status === 0) return true;
  // A time farther away was set while the clock of the device was wrong.
  return item.notBefore <= now || item.notBefore > now + LONGEST;
}

/** Those that were not tried yet first, then the ones that have waited longest: nothing holds up the rest. */
export const byTurn = (items: readonly OutboxItem[]): OutboxItem[] =>
  [...items].sort((a, b) => a.notBefore - b.notBefore || a.created - b.created);

/** What becomes of an item after an attempt that failed. */
type Fate = 'again' | 'login' | 'refused';

/**
 * What to do with an item after a failed attempt. No response, one not from this server, rate limiting or a
 * server error: try again later. No token: wait for the account. Anything else is refused for a reason that a
 * person must read.
 * @param account owner of the item; one without an owner never waits for an account
 */
export function fateOf(error: ApiError, account: number | null): Fate {
  if (error.aborted || (error.status === 401 && account !== null)) return 'login';
  return error.transient || error.code === 'answer_invalid' ? 'again' : 'refused';
}
