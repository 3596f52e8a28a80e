import { FONT_STORED_KEY, holdTextFont } from './text-font-stored';

const { dataset } = document.documentElement;
/** Simulates the arrival of a response. */
let arrived = () => {};
const load = jest.fn(async () => [{}]);
let fakeTime = 0;

let font: typeof import('./text-font');
beforeEach(async () => {
  jest.resetModules();
  font = await import('./text-font');
  localStorage.clear();
  delete dataset.fonts;
  load.mockClear();
  fakeTime = 0;
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => fakeTime);
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
  for (const until = fakeTime + ms; fakeTime < until; ) {
    fakeTime += 100;
    await jest.advanceTimersByTimeAsync(100);
  }
}

test('a browser that has the font uses it from the start', () => {
  localStorage.setItem(FONT_STORED_KEY, '1');
  holdTextFont();
  expect(dataset.fonts).toBeUndefined();
});

test('on a fast link the text font is fetched with the other files, and the first page shows it', async () => {
  holdTextFont();
  expect(dataset.fonts).toBe('later');
  fakeTime = 900;
  font.fetchTextFontEarly();
  await pass(100);
  expect(dataset.fonts).toBe('later');
  font.settleTextFont();
  expect(dataset.fonts).toBeUndefined();
  expect(localStorage.getItem(FONT_STORED_KEY)).toBe('1');
});

test('on a slow link the text font waits until the other files have arrived, and the next page shows it', async () => {
  holdTextFont();
  fakeTime = 5000;
  font.fetchTextFontEarly();
  font.settleTextFont();
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

test('a text font that arrives after the first page is shown by the next one, on a fast link too', async () => {
  holdTextFont();
  font.fetchTextFontEarly();
  font.settleTextFont();
  await pass(3000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(dataset.fonts).toBe('later');
  history.pushState(null, '', '/fishbase/specie');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(dataset.fonts).toBeUndefined();
});

test('a font that failed to arrive is fetched again on the next visit', async () => {
  holdTextFont();
  load.mockRejectedValueOnce(new Error('network'));
  font.fetchTextFontEarly();
  await pass(100);
  font.settleTextFont();
  expect(dataset.fonts).toBe('later');
  expect(localStorage.getItem(FONT_STORED_KEY)).toBeNull();
});

test('with data saving on the font is not fetched', async () => {
  holdTextFont();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  font.fetchTextFontEarly();
  font.settleTextFont();
  await pass(5000);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  expect(load).not.toHaveBeenCalled();
});
