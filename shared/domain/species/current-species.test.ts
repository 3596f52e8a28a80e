import { currentSpecies, currentSpeciesOf } from './current-species';

const known: Record<number, { replaced_by?: number }> = {
  1: { replaced_by: 2 },
  2: { replaced_by: 3 },
  3: {},
  // Two that replace each other cannot be stored; a reader must not hang on them all the same.
  4: { replaced_by: 5 },
  5: { replaced_by: 4 },
};
const get = (id: number) => known[id];

test.each([
  [1, 3],
  [2, 3],
  [3, 3],
  [99, 99],
])('species %i leads to %i', (id, current) => expect(currentSpecies(id, get)).toBe(current));

test('a circle of replacements ends', () => expect([4, 5]).toContain(currentSpecies(4, get)));

test('a list names each species once, and stays the same array without a replaced one', () => {
  expect(currentSpeciesOf([1, 2, 99], get)).toEqual([3, 99]);
  const ids = [3, 99];
  expect(currentSpeciesOf(ids, get)).toBe(ids);
});
