import { caseRow, caseRows, fullRow } from '../../testing/cases';
import { packRows } from '../case-table/engine-pack';
import { markFullRows } from '../case-table/full-rows';
import { statisticsOf } from './statistics';

const FIJI = 3;

/** Packs rows and marks those of country 4 as full rows. */
function figuresOf(rows: ReturnType<typeof caseRows>, filter = {}) {
  const table = packRows(rows);
  markFullRows(table, new Set([4]));
  return statisticsOf(table, filter);
}

test('persistence is counted of those who answered; no answer is no "no"', () => {
  const rows = [
    ...caseRows(2, { gsympt_persist: true }),
    ...caseRows(5, { gsympt_persist: false }),
    ...caseRows(3),
  ];
  expect(statisticsOf(packRows(rows), {}).persistence).toEqual({ yes: 2, answered: 7 });
});

test('purchase, care and delay are counted of rows read in full, and of no public one', () => {
  const rows = [
    fullRow({ case_purchase_place_type: '3', care: '1', report_days: 0, case_class: 'probable' }),
    fullRow({ case_purchase_place_type: 'U', care: 'N', report_days: 9, case_class: 'unclassified' }),
    fullRow({ case_purchase_place_type: '3', care: 'U' }),
    fullRow({}),
    // A row of another country is left out even if its columns are filled.
    fullRow({ case_purchase_place_type: '1', care: '1', report_days: 1 }, { case_country: FIJI }),
    caseRow({ case_country: FIJI }),
  ];
  expect(figuresOf(rows).editors).toEqual({
    reports: 4,
    // Unknown, then road, shop, market, diner, not bought.
    purchases: [1, 0, 0, 2, 0, 1],
    // Unknown, then the seven kinds of care, seen without a kind, not seen.
    cares: [1, 1, 0, 0, 0, 0, 0, 0, 1, 1],
    delay: { known: 2, quartiles: { lower: 2.25, median: 4.5, upper: 6.75 }, classes: [1, 0, 1, 0] },
    // Unknown, then confirmed, probable, suspected, not fitting, unclassified.
    classes: [2, 0, 1, 0, 0, 1],
  });
  expect(figuresOf(rows, { countries: [FIJI] }).editors).toBeNull();
  expect(statisticsOf(packRows(rows), {}).editors).toBeNull();
});

test('days to a report have quartiles and classes; one before its meal is not known', () => {
  const days = (list: number[]) =>
    figuresOf(list.map((report_days) => fullRow({ report_days }))).editors?.delay;
  expect(days([40, 0, 1, 2, 7, 8, 30, 31, -1])).toEqual({
    known: 8,
    // Sorted: 0, 1, 2, 7, 8, 30, 31, 40; the quartiles lie at 1.75, 3.5 and 5.25 from the first.
    quartiles: { lower: 1.75, median: 7.5, upper: 30.25 },
    classes: [2, 2, 2, 2],
  });
  expect(days([3])?.quartiles).toEqual({ lower: 3, median: 3, upper: 3 });
  expect(days([-1])).toEqual({ known: 0, quartiles: null, classes: [0, 0, 0, 0] });
});

test('a filter counts of full rows what it chooses', () => {
  const rows = [
    fullRow({ care: '1' }, { case_eventyear: 2026 }),
    fullRow({ care: 'N' }, { case_eventyear: 2025 }),
  ];
  expect(figuresOf(rows, { years: [2025] }).editors).toMatchObject({
    reports: 1,
    cares: expect.arrayContaining([1]),
  });
  expect(figuresOf(rows, { years: [2025] }).editors?.cares.at(-1)).toBe(1);
});

test('classes are counted by year of rows read in full, and of no public one', () => {
  const rows = [
    fullRow({ case_class: 'confirmed' }, { case_eventyear: 2026 }),
    fullRow({ case_class: 'suspected' }, { case_eventyear: 2024 }),
    fullRow({ case_class: 'suspected' }, { case_eventyear: 2024 }),
    fullRow({ case_class: 'probable' }, { case_eventyear: 2024, case_country: FIJI }),
    fullRow({ case_class: 'probable' }, { case_eventyear: null }),
  ];
  expect(figuresOf(rows).classYears).toEqual([
    { year: 2024, classes: [0, 0, 0, 2, 0, 0] },
    { year: 2026, classes: [0, 1, 0, 0, 0, 0] },
  ]);
  expect(statisticsOf(packRows(rows), {}).classYears).toEqual([]);
});

test('classes are counted by month of rows read in full, without reports of an unknown month', () => {
  const at = (case_eventyear: number, case_eventmonth: number | null) => ({
    case_eventyear,
    case_eventmonth,
  });
  const rows = [
    fullRow({ case_class: 'confirmed' }, at(2026, 3)),
    fullRow({ case_class: 'suspected' }, at(2025, 12)),
    fullRow({ case_class: 'suspected' }, at(2026, 3)),
    fullRow({ case_class: 'probable' }, at(2026, null)),
    fullRow({ case_class: 'probable' }, { ...at(2026, 3), case_country: FIJI }),
  ];
  expect(figuresOf(rows).classMonths).toEqual([
    { year: 2025, month: 12, classes: [0, 0, 0, 1, 0, 0] },
    { year: 2026, month: 3, classes: [0, 1, 0, 1, 0, 0] },
  ]);
  expect(statisticsOf(packRows(rows), {}).classMonths).toEqual([]);
});
