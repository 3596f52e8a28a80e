import { connectivity } from '../http/connectivity';
import { REFRESH_INTERVAL_MS, refreshWhenStale } from './refresh-policy';

const see = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
let refresh: jest.Mock;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  see('visible');
  window.dispatchEvent(new Event('online'));
  refresh = jest.fn();
  stop = refreshWhenStale(refresh);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('an open page fetches changes every five minutes until it is left', () => {
  jest.advanceTimersByTime(2 * REFRESH_INTERVAL_MS);
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  jest.advanceTimersByTime(REFRESH_INTERVAL_MS);
  see('hidden');
  see('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a hidden page fetches nothing, and fetches when it is shown again', () => {
  see('hidden');
  jest.advanceTimersByTime(3 * REFRESH_INTERVAL_MS);
  expect(refresh).not.toHaveBeenCalled();
  see('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('without a connection nothing is fetched; its return triggers a refresh', () => {
  window.dispatchEvent(new Event('offline'));
  expect(connectivity.online).toBe(false);
  jest.advanceTimersByTime(REFRESH_INTERVAL_MS);
  expect(refresh).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(1);
});
