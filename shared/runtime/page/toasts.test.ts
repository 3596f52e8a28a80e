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

test('a toast replaces the earlier ones about the same act and object, and no others', () => {
  toasts.error('could not be deleted', 'no network', 'delete case 5');
  toasts.error('could not be deleted', 'too many requests', 'delete case 5');
  toasts.error('could not be deleted', 'no network', 'delete case 6');
  toasts.success('link copied');
  toasts.offer('was deleted', { label: 'Undo', run: () => undefined }, 'delete case 5');
  expect(toasts.items.map(({ title, detail }) => [title, detail])).toEqual([
    ['could not be deleted', 'no network'],
    ['link copied', undefined],
    ['was deleted', undefined],
  ]);
  toasts.warning('is kept and leaves later', undefined, 'delete case 6');
  expect(toasts.items.map(({ title }) => title)).toEqual([
    'link copied',
    'was deleted',
    'is kept and leaves later',
  ]);
});

test('a toast that replaces another has its full lifetime, also while the pointer rests on the region', () => {
  toasts.error('could not be saved', undefined, 'save');
  pass(5000);
  toasts.pause();
  toasts.success('saved', undefined, undefined, 'save');
  toasts.resume();
  pass(TOAST_LIFETIME_MS - 1);
  expect(toasts.items.map(({ title }) => title)).toEqual(['saved']);
});
