import { fetchTextFont } from './text-font';
import { FONT_KEY, holdTextFont } from './text-font-kept';

const { dataset } = document.documentElement;
/** Tells that an answer came. */
let arrived = () => {};
const load = jest.fn(async () => [{}]);
let now = 0;

beforeEach(() => {
  localStorage.clear();
  delete dataset.fonts;
  load.mockClear();
  now = 0;
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(told: () => void) {
        arrived = told;
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => jest.useRealTimers());

async function pass(ms: number): Promise<void> {
  for (const until = now + ms; now < until; ) {
    now += 100;
    await jest.advanceTimersByTimeAsync(100);
  }
}

test('a browser that has the font shows it from the start', () => {
  localStorage.setItem(FONT_KEY, '1');
  holdTextFont();
  expect(dataset.fonts).toBeUndefined();
});

test('on a fast link it is fetched and shown at once', async () => {
  holdTextFont();
  expect(dataset.fonts).toBe('later');
  now = 900;
  fetchTextFont();
  await pass(100);
  expect(dataset.fonts).toBeUndefined();
  expect(localStorage.getItem(FONT_KEY)).toBe('1');
});

test('on a slow link it waits until nothing arrives any more, and is shown with the next page', async () => {
  holdTextFont();
  now = 5000;
  fetchTextFont();
  await pass(1900);
  arrived();
  await pass(1900);
  expect(load).not.toHaveBeenCalled();
  await pass(300);
  expect(load).toHaveBeenCalledTimes(1);
  expect(dataset.fonts).toBe('later');
  history.pushState(null, '', '/gis/outline');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(dataset.fonts).toBeUndefined();
});

test('a font that does not come is asked for again on the next visit', async () => {
  holdTextFont();
  load.mockRejectedValueOnce(new Error('network'));
  fetchTextFont();
  await pass(100);
  expect(dataset.fonts).toBe('later');
  expect(localStorage.getItem(FONT_KEY)).toBeNull();
});

test('nobody who spares data is made to fetch it', async () => {
  holdTextFont();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  fetchTextFont();
  await pass(5000);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  expect(load).not.toHaveBeenCalled();
});
