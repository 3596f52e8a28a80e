import { FakeClock } from '../../testing/fakes/fake-clock';
import { LOCK_LIFE } from '../tabs/lock-fallback';
import { isEditLocked, takeEditLock } from './edit-lock';

// jsdom has no Web Locks, so these tests run the fallback for older browsers.
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what one tab has in hand is seen by others, until it lets go', async () => {
  expect(await isEditLocked('draft.1')).toBe(false);
  const letGo = takeEditLock('draft.1', () => undefined);
  expect(await isEditLocked('draft.1')).toBe(true);
  expect(await isEditLocked('draft.2')).toBe(false);
  letGo();
  expect(await isEditLocked('draft.1')).toBe(false);
});

test('the tab it was taken from is reported, and does not take it back', async () => {
  const lost = jest.fn();
  takeEditLock('draft.1', lost);
  const other = takeEditLock('draft.1', () => undefined);
  jest.advanceTimersByTime(LOCK_LIFE);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(await isEditLocked('draft.1')).toBe(true);
  other();
  expect(await isEditLocked('draft.1')).toBe(false);
});

test('a tab that died had it in hand for a while only', async () => {
  const clock = new FakeClock();
  takeEditLock('draft.1', () => undefined);
  jest.clearAllTimers();
  clock.advance(LOCK_LIFE + 1);
  expect(await isEditLocked('draft.1')).toBe(false);
  clock.restore();
});
