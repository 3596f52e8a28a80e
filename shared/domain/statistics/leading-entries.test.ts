import { entriesLeft, leadingEntries } from './leading-entries';

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

test.each([
  ['all shown', [3, 2], null],
  ['a tie left out', [9, 8, 7, 7, 7, 7], { count: 4, each: 7, equal: true }],
  ['lower ones left out', [9, 8, 7, 6, 5], { count: 2, each: 6, equal: false }],
  ['all equal', [1, 1, 1, 1, 1, 1], { count: 3, each: 1, equal: true }],
])('what is left is told: %s', (_, ranked, left) => {
  const count = (one: number) => one;
  expect(entriesLeft(ranked, count, leadingEntries(ranked, count, 3, 5))).toEqual(left);
});
