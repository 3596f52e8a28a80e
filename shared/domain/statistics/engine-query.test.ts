import { caseRow, caseRows } from '../../testing/cases';
import { packRows } from '../case-table/engine-pack';
import { runQuery } from './engine-query';

const now = [{ year: 2026, month: 11 }];
const at = {
  case_eventyear: 2026,
  case_eventmonth: 11,
  case_island: 73,
  case_geom: [-151, -16.7] as [number, number],
};
const table = packRows([
  ...caseRows(6, { ...at, specie_id: 1 }),
  caseRow({ ...at, case_eventmonth: 10, phenotype_id: 4 }),
  caseRow({ ...at, case_eventyear: 2020 }),
]);

test('the map returns shown and total reports, and years whatever the filter', () => {
  const answer = runQuery(table, 'map', { filter: { years: [2020] } });
  expect(answer).toMatchObject({ total: 8, shown: 1 });
  expect(answer.years).toEqual([
    { key: 2020, count: 1 },
    { key: 2026, count: 7 },
  ]);
});

test('the outbreaks of a past period are those of its own months', () => {
  const outbreaks = (years: number[], months: number[]) =>
    runQuery(table, 'outbreaks', { period: { years, months } });
  expect(outbreaks([2026], [11])).toEqual([{ island: 73, year: 2026, month: 11, count: 6 }]);
  expect(outbreaks([], [11])).toHaveLength(1);
  expect(outbreaks([2026], [10])).toEqual([]);
  expect(outbreaks([2020], [11])).toEqual([]);
});

test('a popup counts species, else groups, else unknown', () => {
  const answer = runQuery(table, 'place', { filter: { islands: [73] } });
  expect(answer).toMatchObject({
    reports: 8,
    species: [{ key: 1, count: 6 }],
    phenotypes: [{ key: 4, count: 1 }],
    unknown: 1,
  });
  expect(answer.months.map(({ month, reports }) => [month, reports])).toEqual([
    [11, 1],
    [10, 1],
    [11, 6],
  ]);
});

test('the latest reports come first, by month of the meal, then by number', () => {
  const rows = packRows([
    caseRow({ id: 11, case_eventyear: 2025, case_eventmonth: 12 }),
    caseRow({ id: 12, case_eventyear: 2026, case_eventmonth: 2 }),
    caseRow({ id: 13, case_eventyear: 2026, case_eventmonth: 2 }),
    caseRow({ id: 14, case_eventyear: 2024, case_eventmonth: 5 }),
  ]);
  const filter = { years: [2025, 2026] };
  expect(runQuery(rows, 'latest', { filter, most: 9 })).toEqual([13, 12, 11]);
  expect(runQuery(rows, 'latest', { filter, most: 1 })).toEqual([13]);
});

test('every query counts the reports that match the filter', () => {
  const filter = { years: [2020] };
  const [last] = runQuery(table, 'ids', { filter });
  expect(runQuery(table, 'ids', { filter: {} })).toHaveLength(8);
  expect(runQuery(table, 'latest', { filter, most: 9 })).toEqual([last]);
  expect(runQuery(table, 'statistics', { filter }).reports).toBe(1);
  expect(runQuery(table, 'years', { filter: { islands: [1] } })).toEqual([]);
  expect(runQuery(table, 'years', { filter })).toEqual([
    { key: 2020, count: 1 },
    { key: 2026, count: 7 },
  ]);
  expect(runQuery(table, 'latestMonth', {})).toEqual({ latest: now[0] });
  expect(runQuery(packRows([]), 'latestMonth', {})).toEqual({ latest: null });
});

test('outbreaks cover every current month: at the end of a month the Pacific has two', () => {
  const two = packRows([
    ...caseRows(6, at),
    ...caseRows(7, { ...at, case_eventmonth: 10 }),
    ...caseRows(9, { ...at, case_eventmonth: 9 }),
  ]);
  const asked = [
    { year: 2026, month: 10 },
    { year: 2026, month: 11 },
  ];
  const counts = (found: { month: number; count: number }[]) =>
    found.map(({ month, count }) => [month, count]);
  const expected = [
    [10, 7],
    [11, 6],
  ];
  expect(counts(runQuery(two, 'outbreaks', { now: asked }))).toEqual(expected);
  expect(runQuery(two, 'outbreakLog', { filter: { months: [9] } })).toMatchObject([{ month: 9, count: 9 }]);
  const risk = { island: 73, fish: { kind: 'specie', id: 1 } as const, years: [2026] };
  expect(runQuery(table, 'risk', risk)).toMatchObject({ count: 6, islandTotal: 7 });
});
