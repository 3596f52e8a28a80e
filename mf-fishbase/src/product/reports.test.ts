import { caseRow, caseRows } from '@ciguawatch/shared/testing/cases';
import { countReports, reportsOf } from './reports';

const groupOf = (specie: number) => ({ 1: 8, 2: 8 })[specie] ?? null;
const YEARS = [2023, 2024, 2025, 2026];
const islandCase = {
  case_island: 73,
  case_eventyear: 2025,
  case_eventmonth: 4,
  phenotype_id: null,
  specie_id: null,
};
const ROWS = [
  ...caseRows(2, { ...islandCase, specie_id: 1 }),
  caseRow({ ...islandCase, specie_id: 2, case_island: null }),
  caseRow({ ...islandCase, phenotype_id: 8, case_eventmonth: null }),
  caseRow({ ...islandCase, specie_id: 1, case_eventyear: 2010 }),
  caseRow(islandCase),
];

test('a group counts the reports of its species and those that name only the group, in these years', () => {
  const { species, groups } = countReports(ROWS, YEARS, groupOf);
  expect([...species]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect([...groups]).toEqual([[8, 4]]);
});

test('the reports of a group by month and island add up', () => {
  const found = reportsOf(ROWS, { kind: 'phenotype', id: 8 }, YEARS, groupOf);
  expect(found).toMatchObject({ total: 4, unnamed: 1, elsewhere: 1, islands: [[73, 3]] });
  expect([...found.months]).toEqual([[2025 * 12 + 3, 3]]);
});

test('the latest report may be older than the years shown', () => {
  const old = [caseRow({ ...islandCase, specie_id: 1, case_eventyear: 2010 })];
  expect(reportsOf(old, { kind: 'specie', id: 1 }, YEARS, groupOf)).toMatchObject({
    total: 0,
    last: { year: 2010, month: 4 },
  });
});
