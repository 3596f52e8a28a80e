import { leadingSpecies } from './leading-species';

test.each([
  [
    'a tie at the eighth is shown whole',
    [9, 8, 7, 6, 5, 4, 3, 2, 2, 2, 1],
    10,
    { count: 1, each: 1, equal: true },
  ],
  ['a tie too long is left out', [9, 8, ...Array(11).fill(1), 0], 2, { count: 12, each: 1, equal: false }],
  [
    'species without a report fill the list',
    [3, ...Array(11).fill(0)],
    8,
    { count: 4, each: 0, equal: true },
  ],
  ['none has a report', Array(9).fill(0), 8, { count: 1, each: 0, equal: true }],
  ['all of a small group', [2, 1, 0], 3, null],
])('%s', (_, counts: number[], length, left) => {
  const species = counts.map((count, at) => ({ id: at + 1, count })).reverse();
  const found = leadingSpecies(species, ({ count }) => count);
  expect(found.shown).toHaveLength(length);
  expect(found.left).toEqual(left);
});
