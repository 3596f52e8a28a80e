import type { ErrorCode } from '../../../contract/error-codes';
import { ApiError } from '../../http/api-error';
import type { OutboxItem } from '../outbox-types';
import { actionAfterFailure, inSendingOrder, isDue, retryDelayMs } from './policy';

const HOUR = 3_600_000;
const NOW = 10 * HOUR;
/** A random value that neither adds to a wait nor shortens it. */
const even = () => 0.5;
const wait = (tries: number, retryAfter?: number, random = even) =>
  retryDelayMs(tries, retryAfter === undefined ? {} : { retryAfter }, random);

describe('the wait after an attempt without an answer', () => {
  test('begins at two seconds and doubles, up to five minutes', () => {
    expect([0, 1, 2, 3, 7, 8, 50, 10_000].map((tries) => wait(tries))).toEqual([
      2_000, 4_000, 8_000, 16_000, 256_000, 300_000, 300_000, 300_000,
    ]);
  });

  test('differs between devices, so that those of a village do not send at once', () => {
    expect([wait(3, undefined, () => 0), wait(3, undefined, () => 1)]).toEqual([13_600, 18_400]);
  });

  test('is at least what the server asks for, and at most an hour', () => {
    expect([wait(0, 120), wait(8, 120), wait(0, 0)]).toEqual([120_000, 300_000, 2_000]);
    expect([wait(0, 3_600), wait(0, 3_601), wait(0, 86_400 * 365)]).toEqual([HOUR, HOUR, HOUR]);
  });
});

describe('the turn of an item', () => {
  const item = (notBefore: number, status?: number): Pick<OutboxItem, 'notBefore' | 'error'> => ({
    notBefore,
    ...(status === undefined ? {} : { error: { code: 'network', status } }),
  });

  test('comes when its wait is over', () => {
    expect([NOW - 1, NOW, NOW + 1, NOW + HOUR].map((at) => isDue(item(at), NOW))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('comes at once when its wait exceeds the longest one, since the clock was wrong', () => {
    expect(isDue(item(NOW + HOUR + 1), NOW)).toBe(true);
  });

  test('comes with a returning network for unanswered items, not for those a server delayed', () => {
    expect([0, 429, 500, undefined].map((status) => isDue(item(NOW + 1, status), NOW, true))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isDue(item(NOW + 1, 0), NOW)).toBe(false);
  });
});

test('untried items go first, then those that waited longest; equal ones by creation', () => {
  const item = (uuid: string, notBefore: number, created: number) =>
    ({ uuid, notBefore, created }) as OutboxItem;
  const items = [item('d', 9, 1), item('c', 5, 2), item('b', 0, 4), item('a', 0, 3)];
  expect(inSendingOrder(items).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c', 'd']);
  expect(items[0]?.uuid).toBe('d');
});

describe('what becomes of an item', () => {
  const CASES: [string, number, ErrorCode, 'again' | 'login' | 'refused', 'again' | 'login' | 'refused'][] = [
    // fate of an item with an account, then of one without
    ['no answer', 0, 'network', 'again', 'again'],
    ['a late answer', 408, 'timeout', 'again', 'again'],
    ['too many requests', 429, 'too_many_requests', 'again', 'again'],
    ['a fault of the server', 500, 'server_error', 'again', 'again'],
    ['a server that is being renewed', 503, 'server_error', 'again', 'again'],
    ['the sign-in page of a network', 200, 'answer_invalid', 'again', 'again'],
    ['no token to be had', 0, 'aborted', 'login', 'login'],
    ['a refused token', 401, 'token_invalid', 'login', 'refused'],
    ['a missing role', 403, 'forbidden', 'refused', 'refused'],
    ['a report that cannot be taken', 400, 'invalid_body', 'refused', 'refused'],
    ['a report that is another', 409, 'uuid_reused', 'refused', 'refused'],
    ['a report that is too large', 413, 'body_too_large', 'refused', 'refused'],
  ];
  test.each(CASES)('after %s (%i)', (_what, status, code, own, nobodys) => {
    const error = new ApiError(code, status);
    expect([actionAfterFailure(error, 7), actionAfterFailure(error, null)]).toEqual([own, nobodys]);
  });
});
