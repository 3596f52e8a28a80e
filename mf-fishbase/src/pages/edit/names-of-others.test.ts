import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { nearOthers, typedNameFaults } from './names-of-others';

const known = [
  {
    id: 22,
    name: 'Lutjanus bohar',
    aphia_id: 218479,
    spec_code: 1417,
    synonyms: [{ name: 'Sparus bohar', source: 'WoRMS' }],
  },
  { id: 23, name: 'Lutjanus gibbus', aphia_id: 5, deleted: true },
] as Specie[];

beforeEach(() => {
  jest.spyOn(collections.specie, 'all').mockReturnValue(known);
});
afterEach(() => jest.restoreAllMocks());

const codes = (values: Parameters<typeof typedNameFaults>[1], id: number | null = null) =>
  Object.fromEntries(
    Object.entries(typedNameFaults({ kind: 'specie', id }, values, (key) => key)).map(([field, fault]) => [
      field,
      (fault as { code: string }).code,
    ]),
  );

test.each([
  [{ name: 'LUTJANUS\u00a0bohar ' }, null, { name: 'taken' }],
  [{ name: 'Lutjanus bohár' }, null, { name: 'taken' }],
  [{ name: 'Lutjanus bohar' }, 22, {}],
  [{ name: 'Lutjanus gibbus' }, null, {}],
  [{ name: 'Naso vlamingii (Valenciennes, 1835)' }, null, { name: 'name_scientific' }],
  [{ 'translations:ty_PF': 'roi, roi 2' }, null, { 'translations:ty_PF': 'name_digits' }],
  [{ aphia_id: 218479, spec_code: 1417 }, null, { aphia_id: 'taken', spec_code: 'taken' }],
  [{ aphia_id: 218479 }, 22, {}],
  [{ name: 'Sparus  bohar' }, null, { name: 'taken' }],
  [{ synonyms: 'Sparus bohar: WoRMS' }, null, { synonyms: 'taken' }],
  [{ synonyms: 'Sparus bohar: WoRMS\nDiacope bohar: WoRMS, 2024' }, 22, {}],
  [{ synonyms: 'Diacope bohar' }, 22, { synonyms: 'synonym_source' }],
  [{ aphia_id: 5, spec_code: null }, null, {}],
])('the faults of %j, typed for %j', (values, id, expected) => {
  expect(codes(values as Parameters<typeof codes>[0], id)).toEqual(expected);
});

test('a name that may be a slip of another is told', () => {
  const titles = (name: string) => nearOthers('specie', null, name).map(({ title }) => title);
  expect([titles('Lutjanus bohra'), titles('Lutjanus bohar'), titles('Naso')]).toEqual([
    ['Lutjanus bohar'],
    [],
    [],
  ]);
});
