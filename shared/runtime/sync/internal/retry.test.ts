import { ApiError } from '../../http/api-error';
import { withRetries } from './retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const tooManyRequests = (retryAfter?: number) =>
  new ApiError('too_many_requests', 429, retryAfter === undefined ? {} : { retryAfter });
const network = new ApiError('network', 0);

/** A read that fails with each of the given errors, and its result. */
function startRead(...failures: unknown[]) {
  const read = jest.fn(async () => {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return 'rows';
  });
  const stop = new AbortController();
  const outcome = withRetries(read, stop.signal).then(
    (rows) => ({ rows }),
    (error: unknown) => ({ error }),
  );
  return { read, stop, outcome };
}

test('a temporary failure is retried after one second, then at growing intervals, four times in all', async () => {
  const { read, outcome } = startRead(network, network, network, network);
  for (const [wait, tries] of [
    [999, 1],
    [1, 2],
    [2499, 2],
    [1, 3],
    [5999, 3],
    [1, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(wait);
    expect(read).toHaveBeenCalledTimes(tries);
  }
  expect(await outcome).toEqual({ error: network });
});

test('the first answer ends the retries', async () => {
  const { read, outcome } = startRead(network, new ApiError('server_error', 500));
  await jest.advanceTimersByTimeAsync(3500);
  expect(await outcome).toEqual({ rows: 'rows' });
  expect(read).toHaveBeenCalledTimes(3);
});

test('a server that asks to slow down is not called before its time', async () => {
  const { read, outcome } = startRead(tooManyRequests(30));
  await jest.advanceTimersByTimeAsync(29_999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ rows: 'rows' });
});

test.each([
  ['a refusal', new ApiError('forbidden', 403)],
  ['the end of the chunks', new ApiError('not_found', 404)],
  ['a call that was given up', new ApiError('aborted', 0)],
])('%s is not asked for again', async (_what, error) => {
  const { read, outcome } = startRead(error);
  expect(await outcome).toEqual({ error });
  expect(read).toHaveBeenCalledTimes(1);
});

test('without any network nothing is tried again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { read, outcome } = startRead(network);
  expect(await outcome).toEqual({ error: network });
  expect(read).toHaveBeenCalledTimes(1);
});

test('finished waits leave no listener on a signal that lives as long as its page', async () => {
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  const read = jest
    .fn()
    .mockRejectedValueOnce(network)
    .mockRejectedValueOnce(network)
    .mockResolvedValue('rows');
  const rows = withRetries(read, signal);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await rows).toBe('rows');
  const listeners = (spy: jest.SpyInstance) => spy.mock.calls.map(([event, listener]) => [event, listener]);
  expect(listeners(added)).toHaveLength(2);
  expect(listeners(removed)).toEqual(listeners(added));
});

test('a wait ends at once when its caller gives up', async () => {
  const { read, stop, outcome } = startRead(network);
  await jest.advanceTimersByTimeAsync(500);
  stop.abort();
  expect(await outcome).toMatchObject({ error: { code: 'aborted' } });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});
