import { timeLimit } from './time-limit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the signal aborts when the time is over, and not before', () => {
  const signal = timeLimit(1000);
  jest.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('it aborts with the other signal and its reason, even one aborted long ago', () => {
  const outer = new AbortController();
  const signal = timeLimit(1000, outer.signal);
  outer.abort('left');
  expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
  expect(timeLimit(1000, outer.signal).aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('this function replaces AbortSignal.timeout where the browser lacks it', () => {
  const own = AbortSignal.timeout;
  Object.assign(AbortSignal, { timeout: undefined });
  jest.isolateModules(() => void require('./time-limit'));
  const signal = AbortSignal.timeout(10);
  jest.advanceTimersByTime(10);
  expect(signal.aborted).toBe(true);
  Object.assign(AbortSignal, { timeout: own });
});
