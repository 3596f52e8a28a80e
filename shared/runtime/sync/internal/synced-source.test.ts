import { blockOf } from './synced-source';

test('keys count from 1 and fill blocks of the given size; without a size there is a single block', () => {
  expect([1, 10, 11, 20, 21].map((key) => blockOf(key, 10))).toEqual([0, 0, 1, 1, 2]);
  expect([1, 5000].map((key) => blockOf(key, undefined))).toEqual([0, 0]);
});
