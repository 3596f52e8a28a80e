import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { currentSpecies } from './former-name';

const known = [
  { id: 1, replaced_by: 2 },
  { id: 2, replaced_by: 3 },
  { id: 3 },
  { id: 4, replaced_by: 5 },
  { id: 5, replaced_by: 4 },
] as Specie[];
const get = (id: number) => known.find((one) => one.id === id);

beforeEach(() => {
  jest.spyOn(collections.specie, 'get').mockImplementation((id) => get(Number(id)));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [1, 3],
  [2, 3],
  [3, null],
  [9, null],
])('the address of species %i leads to %s', (id, expected) => {
  expect(currentSpecies(get(id))).toBe(expected);
});

test('a circle ends', () => {
  expect([4, 5]).toContain(currentSpecies(get(4)));
});
