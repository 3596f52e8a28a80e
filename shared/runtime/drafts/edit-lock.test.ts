import { FakeClock } from '../../testing/fake-clock';
import { LEASE } from '../tabs/lock-fallback';
import { isInHand, takeInHand } from './edit-lock';

// jsdom has no Web Locks: this is the way of older browsers.
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what one tab has in hand is seen by others, until it lets go', async () => {
  expect(await isInHand('draft.1')).toBe(false);
  const letGo = takeInHand('draft.1', () => undefined);
  expect(await isInHand('draft.1')).toBe(true);
  expect(await isInHand('draft.2')).toBe(false);
  letGo();
  expect(await isInHand('draft.1')).toBe(false);
});

test('the tab it was taken from is told, and does not take it back', async () => {
  const lost = jest.fn();
  takeInHand('draft.1', lost);
  const other = takeInHand('draft.1', () => undefined);
  jest.advanceTimersByTime(LEASE);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(await isInHand('draft.1')).toBe(true);
  other();
  expect(await isInHand('draft.1')).toBe(false);
});

test('a tab that died had it in hand for a while only', async () => {
  const clock = new FakeClock();
  takeInHand('draft.1', () => undefined);
  jest.clearAllTimers();
  clock.advance(LEASE + 1);
  expect(await isInHand('draft.1')).toBe(false);
  clock.restore();
});
