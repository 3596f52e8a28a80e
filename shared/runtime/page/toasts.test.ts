import { FakeClock } from '../../testing/fakes/fake-clock';
import { TOAST_LIFETIME_MS, Toasts } from './toasts';

let clock: FakeClock;
let toasts: Toasts;
const pass = (milliseconds: number) => {
  clock.advance(milliseconds);
  jest.advanceTimersByTime(milliseconds);
};

beforeEach(() => {
  jest.useFakeTimers();
  clock = new FakeClock();
  toasts = new Toasts();
});
afterEach(() => jest.useRealTimers());

test('a toast lives 8 seconds', () => {
  toasts.success('saved');
  pass(TOAST_LIFETIME_MS - 1);
  expect(toasts.items).toHaveLength(1);
  pass(1);
  expect(toasts.items).toHaveLength(0);
});

test('three toasts are shown; the fourth waits and then has its full lifetime', () => {
  for (const title of ['a', 'b', 'c', 'd']) toasts.info(title);
  expect(toasts.items.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
  pass(TOAST_LIFETIME_MS);
  expect(toasts.items.map(({ title }) => title)).toEqual(['d']);
  pass(TOAST_LIFETIME_MS - 1);
  expect(toasts.items).toHaveLength(1);
});

test('the lifetime of a toast pauses while it is being read', () => {
  toasts.error('failed', 'why');
  pass(5000);
  toasts.pause();
  pass(60_000);
  expect(toasts.items).toHaveLength(1);
  toasts.resume();
  pass(2999);
  expect(toasts.items).toHaveLength(1);
  pass(1);
  expect(toasts.items).toHaveLength(0);
});

test('the same message is not shown twice', () => {
  expect(toasts.warning('offline')).toBe(toasts.warning('offline'));
  expect(toasts.items).toHaveLength(1);
});

test('an offer to undo takes the place of an equal one, whose action is about an earlier change', () => {
  const done: string[] = [];
  toasts.offer('Case 5: Moorea.', { label: 'Undo', run: () => done.push('first') });
  toasts.offer('Case 5: Moorea.', { label: 'Undo', run: () => done.push('second') });
  expect(toasts.items).toHaveLength(1);
  toasts.items[0]?.action?.run();
  expect(done).toEqual(['second']);
});
