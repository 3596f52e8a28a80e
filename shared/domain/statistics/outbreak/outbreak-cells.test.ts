import { caseRow, caseRows } from '../../../testing/cases';
import { packRows } from '../../case-table/engine-pack';
import { currentOutbreaks, islandMonths, outbreakMonths } from './outbreak';

const january = { case_eventyear: 2026, case_eventmonth: 1 };

// Ids up to 2^31 must not overflow the packed key of island and month.
test.each([900, 2_000_000_000])(
  'reports are counted per island and month, in time order, up to island %d; what lacks one of them is left out',
  (largest) => {
    const table = packRows([
      ...caseRows(2, { ...january, case_island: 73 }),
      caseRow({ ...january, case_island: 1 }),
      caseRow({ ...january, case_eventyear: 2025, case_eventmonth: 12, case_island: largest }),
      caseRow({ ...january, case_island: largest }),
      caseRow({ ...january, case_island: null }),
      caseRow({ case_eventyear: 2026, case_island: 73 }),
      caseRow({ case_eventmonth: 1, case_island: 73 }),
    ]);
    expect(islandMonths(table)).toEqual([
      { island: largest, year: 2025, month: 12, count: 1 },
      { island: 1, year: 2026, month: 1, count: 1 },
      { island: 73, year: 2026, month: 1, count: 2 },
      { island: largest, year: 2026, month: 1, count: 1 },
    ]);
  },
);

test('a table of no rows has no months', () => {
  expect(islandMonths(packRows([]))).toEqual([]);
});

test('only the rows asked for are counted', () => {
  const table = packRows(caseRows(7, { ...january, case_island: 73 }));
  expect(outbreakMonths(table)).toHaveLength(1);
  expect(outbreakMonths(table, Uint32Array.of(0, 1, 2, 3, 4))).toEqual([]);
  expect(outbreakMonths(table, Uint32Array.of(0, 1, 2, 3, 4, 6))).toMatchObject([{ count: 6 }]);
});

test('the largest alert comes first, equal ones by island', () => {
  const table = packRows([
    ...caseRows(6, { ...january, case_island: 80 }),
    ...caseRows(8, { ...january, case_island: 75 }),
    ...caseRows(9, { ...january, case_island: 90 }),
    ...caseRows(6, { ...january, case_island: 73 }),
  ]);
  const found = currentOutbreaks(table, { year: 2026, month: 1 });
  expect(found.map(({ island, count }) => [island, count])).toEqual([
    [90, 9],
    [75, 8],
    [73, 6],
    [80, 6],
  ]);
  expect(currentOutbreaks(table, { year: 2026, month: 2 })).toEqual([]);
  expect(currentOutbreaks(table, { year: 2025, month: 1 })).toEqual([]);
});

test('each island is held against the threshold of its own country', () => {
  const [tahiti, vitiLevu] = [
    { ...january, case_country: 4, case_island: 73 },
    { ...january, case_country: 3, case_island: 30 },
  ];
  const rows = [...caseRows(6, tahiti), ...caseRows(8, vitiLevu)];
  const islands = (numbers = {}) => outbreakMonths(packRows(rows, numbers)).map(({ island }) => island);
  expect(islands()).toEqual([30, 73]);
  expect(islands({ 3: { outbreakThreshold: 8 } })).toEqual([73]);
  expect(islands({ 3: { outbreakThreshold: 7 }, 4: { outbreakThreshold: 6 } })).toEqual([30]);
});

test('a report that repeats another one raises no alert', () => {
  const table = packRows(caseRows(6, { ...january, case_island: 73 }));
  const repeated = { ...table, duplicate: Int32Array.of(0, 0, 0, 0, 0, 1) };
  expect(currentOutbreaks(repeated, { year: 2026, month: 1 })).toEqual([]);
});
