import { PUBLIC_COLUMNS, type PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { runQuery } from '@ciguawatch/shared/domain/statistics/engine-query';
import { caseRow } from '@ciguawatch/shared/testing/cases';
import { filterOf, NO_CHOICE } from './cases-choice';
import { packInTurns } from './cases-pack';

const species = [
  { id: 1, phenotype_id: 8 },
  { id: 2, phenotype_id: 8 },
  { id: 3, phenotype_id: 9 },
  { id: 4, phenotype_id: null },
];
const pickByIndex = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
const rows = Array.from({ length: 300 }, (_, i) =>
  caseRow({
    case_eventyear: 2020 + (i % 5),
    case_island: pickByIndex([73, 75, null], i),
    mass_poisoning_nb: pickByIndex([null, 1, 4], i >> 1),
    specie_id: pickByIndex([1, null, 2, 3, null, 4, 1], i),
    phenotype_id: pickByIndex([null, null, 8, 9, null, null, 9, null, 8, null, null], i),
  }),
);
const columnReader = (column: (typeof PUBLIC_COLUMNS)[number]) => (row: PublicCaseRow) =>
  row[PUBLIC_COLUMNS.indexOf(column)] as number | null;
const [specie, phenotype, year, island] = [
  columnReader('specie_id'),
  columnReader('phenotype_id'),
  columnReader('case_eventyear'),
  columnReader('case_island'),
];
/** Phenotype of a row, computed independently of the engine under test. */
const groupOf = (row: PublicCaseRow) =>
  phenotype(row) ?? species.find(({ id }) => id === specie(row))?.phenotype_id ?? null;
const pack = () => packInTurns(rows, [], species, () => true);

test.each([
  ['no filter', {}, () => true],
  ['a year', { years: [2021] }, (row: PublicCaseRow) => year(row) === 2021],
  ['an island', { islands: [75] }, (row: PublicCaseRow) => island(row) === 75],
  ['a species', { species: [1] }, (row: PublicCaseRow) => specie(row) === 1],
])('group counts equal a recount from the rows: %s', async (_what, filter, isMeant) => {
  const meant = rows.filter(isMeant);
  const expected = [8, 9]
    .map((key) => ({ key, count: meant.filter((row) => groupOf(row) === key).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.key - b.key);
  const found = runQuery(await pack(), 'statistics', { filter });
  expect(found.reports).toBe(meant.length);
  expect(found.phenotypes).toEqual(expected);
  expect(found.fishNamed).toBe(meant.filter((row) => specie(row) !== null || phenotype(row) !== null).length);
});

test('filtering by a group finds at least the reports counted in its bar', async () => {
  const table = await pack();
  const speciesOf = (group: number) =>
    species.filter(({ phenotype_id }) => phenotype_id === group).map(({ id }) => id);
  for (const { key, count } of runQuery(table, 'statistics', { filter: {} }).phenotypes) {
    const filter = filterOf({ ...NO_CHOICE, years: 'all', phenotypes: [key] }, 2026, { speciesOf });
    expect(runQuery(table, 'statistics', { filter }).reports).toBeGreaterThanOrEqual(count);
    expect(runQuery(table, 'statistics', { filter }).phenotypes).toContainEqual({ key, count });
  }
});
