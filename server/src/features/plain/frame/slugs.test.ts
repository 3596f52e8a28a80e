import type { Location } from '@ciguawatch/shared/api/schemas/location';
import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { islandSlugs, speciesSlugs } from './slugs';

const place = (id: number, type: Location['type'], name: string, parent_id: number | null, names = {}) =>
  ({ id, type, name, names, parent_id, country: 4 }) as Location;

const places = new Map(
  [
    place(1, 'C', 'French Polynesia', null),
    place(2, 'A', 'Tuamotu', 1),
    place(3, 'A', 'Austral Islands', 1),
    place(4, 'I', 'Ra’ivavae', 3, { ty: 'Vavitu' }),
    place(5, 'I', 'Motu One', 2),
    place(6, 'I', 'Motu One', 3),
    place(7, 'I', 'Twin', 2),
    place(8, 'I', 'Twin', 2),
    place(9, 'I', 'Nuku Hiva', 1),
  ].map((one) => [one.id, one]),
);
const specie = (id: number, name: string, part: Partial<Specie> = {}) =>
  ({ id, name, translations: [], ...part }) as unknown as Specie;
const species = new Map(
  [
    specie(1, 'Lutjanus bohar', { synonyms: [{ name: 'Diacope bohar', source: 'x' }] }),
    specie(2, 'Lutjanus coatesi', { deleted: true, replaced_by: 1 }),
    specie(3, 'Gone alone', { deleted: true }),
  ].map((one) => [one.id, one]),
);
const lists = { places, species };

test('an island is addressed by its name, homonyms by archipelago, and those of one archipelago by id', () => {
  expect(Object.fromEntries(islandSlugs(lists).byId)).toEqual({
    4: 'raivavae',
    5: 'motu-one-tuamotu',
    6: 'motu-one-austral-islands',
    7: 'twin-7',
    8: 'twin-8',
    9: 'nuku-hiva',
  });
});

test('an island is found by slug, id, and its name in another language', () => {
  const { find } = islandSlugs(lists);
  expect(['raivavae', 'Ra’ivavae', '4', 'vavitu', 'motu-one'].map(find)).toEqual([4, 4, 4, 4, 5]);
  expect(['2', 'tuamotu', '', '999', 'nowhere'].map(find)).toEqual([null, null, null, null, null]);
});

test('a species is found by its present name, a synonym, and what it has replaced', () => {
  const { byId, find } = speciesSlugs(lists);
  expect([...byId]).toEqual([[1, 'lutjanus-bohar']]);
  expect(['lutjanus-bohar', 'diacope-bohar', 'lutjanus-coatesi', '2', '1'].map(find)).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect(find('gone-alone')).toBeNull();
});
