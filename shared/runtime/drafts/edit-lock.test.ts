import { FakeClock } from '../../testing/fakes/fake-clock';
import { LOCK_LIFE } from '../tabs/lock-fallback';
import { isEditLocked, takeEditLock } from './edit-lock';

// jsdom has no Web Locks, so these tests run the fallback for older browsers.
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('other tabs see the lock of a tab until it releases it', async () => {
  expect(await isEditLocked('draft.1')).toBe(false);
  const letGo = takeEditLock('draft.1', () => undefined);
  expect(await isEditLocked('draft.1')).toBe(true);
  expect(await isEditLocked('draft.2')).toBe(false);
  letGo();
  expect(await isEditLocked('draft.1')).toBe(false);
});

test('a tab that lost its lock is notified and does not take it back', async () => {
  const lost = jest.fn();
  takeEditLock('draft.1', lost);
  const other = takeEditLock('draft.1', () => undefined);
  jest.advanceTimersByTime(LOCK_LIFE);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(await isEditLocked('draft.1')).toBe(true);
  other();
  expect(await isEditLocked('draft.1')).toBe(false);
});

test('the lock of a tab that died expires', async () => {
  const clock = new FakeClock();
  takeEditLock('draft.1', () => undefined);
  jest.clearAllTimers();
  clock.advance(LOCK_LIFE + 1);
  expect(await isEditLocked('draft.1')).toBe(false);
  clock.restore();
});
