import { Connectivity } from './connectivity';

afterEach(() => jest.useRealTimers());

test('the browser’s flag and the outcome of calls both decide', async () => {
  jest.useFakeTimers();
  const answers = jest.fn().mockRejectedValueOnce(new TypeError('no')).mockResolvedValue({ ok: true });
  globalThis.fetch = answers;
  const connectivity = new Connectivity();
  expect(connectivity.online).toBe(true);
  window.dispatchEvent(new Event('offline'));
  expect(connectivity.online).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(connectivity.online).toBe(true);
  connectivity.failed();
  expect(connectivity.online).toBe(false);
  await jest.advanceTimersByTimeAsync(3000);
  expect(connectivity.online).toBe(false);
  await jest.advanceTimersByTimeAsync(6000);
  expect(answers).toHaveBeenCalledTimes(2);
  expect(connectivity.online).toBe(true);
});

test('a response of a call made before the network was lost does not restore it, a later one does', async () => {
  const fetched = jest.fn().mockRejectedValueOnce(new TypeError('no')).mockResolvedValue({ ok: true });
  globalThis.fetch = fetched;
  const connectivity = new Connectivity();
  window.dispatchEvent(new Event('offline'));
  connectivity.answered();
  connectivity.answered();
  await Promise.resolve();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(connectivity.online).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(connectivity.online).toBe(false);
  // A village relay that the browser takes for no network.
  connectivity.answered();
  await new Promise((resolve) => setTimeout(resolve));
  expect(connectivity.online).toBe(true);
});
