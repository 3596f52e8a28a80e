import type { ApiError } from '../../http/api-error';
import type { OutboxItem } from '../outbox-types';

/** First wait in milliseconds; doubled after each attempt up to `BACKOFF_CAP`. */
const BACKOFF_START = 2_000;
const BACKOFF_CAP = 300_000;
/** Longest wait in milliseconds, whatever the server requests or a wrong clock gives. */
const LONGEST = 3_600_000;
/** Random share of a wait, so that the devices of one village do not all send at once. */
const CHANCE = 0.3;

/** Milliseconds to wait after `tries` attempts without a response. */
export function retryDelayMs(
  tries: number,
  error: Pick<ApiError, 'retryAfter'>,
  random = Math.random,
): number {
  const wait =
    Math.min(BACKOFF_CAP, BACKOFF_START * 2 ** Math.min(tries, 12)) * (1 - CHANCE / 2 + CHANCE * random());
  return Math.min(LONGEST, Math.max(wait, (error.retryAfter ?? 0) * 1000));
}

/**
 * Whether an item may be sent now.
 * @param now milliseconds
 * @param back the network has just returned: items that failed for lack of it are sent at once
 */
export function isDue(item: Pick<OutboxItem, 'notBefore' | 'error'>, now: number, back = false): boolean {
  if (back && item.error?.status === 0) return true;
  // A time farther away than the longest wait was set while the device's clock was wrong.
  return item.notBefore <= now || item.notBefore > now + LONGEST;
}

/**
 * Items in sending order: untried ones first, then those waiting longest, so that no item blocks the rest.
 */
export const inSendingOrder = (items: readonly OutboxItem[]): OutboxItem[] =>
  [...items].sort((a, b) => a.notBefore - b.notBefore || a.created - b.created);

/** What happens to an item after a failed attempt. */
type Fate = 'again' | 'login' | 'refused';

/**
 * Decides what happens after a failed attempt. No response, one from another server, rate limiting or a
 * server error: try later. No token: wait for the login. Anything else is refused, and a person must read
 * why.
 * @param account owner of the item; one without an owner never waits for a login
 */
export function actionAfterFailure(error: ApiError, account: number | null): Fate {
  if (error.aborted || (error.status === 401 && account !== null)) return 'login';
  return error.transient || error.code === 'answer_invalid' ? 'again' : 'refused';
}
