import { leadingEntries } from './leading-entries';

test.each([
  ['fewer than wanted', [3, 2], [3, 2]],
  ['no tie at the end', [9, 8, 7, 6], [9, 8, 7]],
  ['a tie at the end is shown whole', [9, 8, 7, 7, 2], [9, 8, 7, 7]],
  ['a tie too long to show is left out', [9, 8, 7, 7, 7, 7], [9, 8]],
  ['all equal: the first ones', [1, 1, 1, 1, 1, 1], [1, 1, 1]],
  ['nothing', [], []],
])('%s', (_, ranked, shown) => {
  expect(leadingEntries(ranked, (count) => count, 3, 5)).toEqual(shown);
});
