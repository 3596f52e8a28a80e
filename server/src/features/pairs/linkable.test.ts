import { rangesOf } from './linkable';

test('numbers that begin with some digits are ranges', () => {
  expect(rangesOf('12').slice(0, 3)).toEqual([
    [12, 12],
    [120, 129],
    [1200, 1299],
  ]);
  expect(rangesOf('0')).toEqual([]);
  for (const [, most] of rangesOf('1')) expect(most).toBeLessThan(2_147_483_648);
});
