import english from '@ciguawatch/shared/domain/locales/en_US.json';
import french from '@ciguawatch/shared/domain/locales/fr_FR.json';
import { addMessages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { FakeClock } from '@ciguawatch/shared/testing/fakes/fake-clock';
import { setRuntime } from '@ciguawatch/shared/testing/render-with-runtime';
import { type CaseChoice, NO_CHOICE } from './cases-choice';
import { silentCounter, silentPoints, silentText } from './silent-islands';

const island = (id: number, name: string, parent_id: number, country = 4) => ({
  ...{ id, name, parent_id, country, type: 'I', names: {}, center: [-140 - id / 10, -20] },
});
const PLACES = [
  { id: 105, name: 'Gambier', type: 'A', country: 4, parent_id: 67, names: {} },
  island(106, 'Mangareva', 105),
  island(107, 'Taravai', 105),
  island(69, 'Tahiti', 68),
  island(500, 'Viti Levu', 50, 10),
];
const HAEDAT = {
  ...{ source: 'haedat', country: 4, island: null, observed: true },
  ...{ from: '2004-01', until: '2025-05' },
};
const silent = (id: number) => ({
  ...HAEDAT,
  ...{ island: id, observed: false, from: '2017-01', until: '2017-12' },
});

function setUp(language: 'fr_FR' | 'en_US' = 'en_US') {
  setRuntime({ language });
  addMessages('domain', { en_US: english, fr_FR: french });
  new FakeClock(Date.UTC(2026, 10, 22, 20));
  jest.spyOn(collections.location, 'all').mockReturnValue(PLACES as never);
  jest
    .spyOn(collections.location, 'get')
    .mockImplementation((id) => PLACES.find((one) => one.id === id) as never);
  jest.spyOn(collections.coverage, 'all').mockReturnValue([HAEDAT, silent(106), silent(107)] as never);
}
const choice = (part: Partial<CaseChoice>): CaseChoice => ({ ...NO_CHOICE, ...part });

test.each<[Partial<CaseChoice>, string]>([
  [
    { years: [2017] },
    '2 islands were not observed in this period, and no total includes them (Mangareva, Taravai).',
  ],
  [
    { years: [2017], islands: [106, 69] },
    '1 island was not observed in this period, and no total includes it (Mangareva).',
  ],
  [
    { years: [2016, 2017], archis: [105] },
    '2 islands were not observed in part of this period (Mangareva, Taravai).',
  ],
  [
    { years: 'all', countries: [4] },
    '2 islands were not observed in part of this period (Mangareva, Taravai).',
  ],
  [{ years: [2017], islands: [69] }, ''],
  [{ years: [2018] }, ''],
  [{ years: [2003] }, ''],
  [{ years: [2017], countries: [10] }, ''],
])('a total names the islands it leaves out: %j', (part, said) => {
  setUp();
  expect(silentText(choice(part))).toBe(said);
});

test('the sentence exists in French too', () => {
  setUp('fr_FR');
  expect(silentText(choice({ years: [2017], islands: [106] }))).toBe(
    '1 île n’était pas observée à cette période, et aucun total ne la compte (Mangareva).',
  );
});

test('the map marks silent islands, but not those with reports or partial observation', () => {
  setUp();
  const marks = (years: number[], reported: number[] = []) =>
    silentPoints(choice({ years }), new Set(reported)).map(({ name, count, silent: isSilent }) => [
      ...[name, count, isSilent],
    ]);
  expect(marks([2017], [106])).toEqual([['Taravai', 0, true]]);
  expect(marks([2016, 2017])).toEqual([]);
});

test('months are checked one by one', () => {
  setUp();
  const count = silentCounter(choice({ countries: [4] }));
  expect([count([2017], [3]).whole, count([2018], [3]).whole]).toEqual([[106, 107], []]);
});
