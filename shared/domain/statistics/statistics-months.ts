import { mealOf } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import { WITHHELD } from '../case-table/withheld';

/** People ill and reports of one calendar month. */
export interface MonthCount {
  year: number;
  /** 1 to 12 */
  month: number;
  /** people ill: the number that each report gives, or 1; reports of one meal are counted together */
  cases: number;
  /** number of reports */
  reports: number;
}

/** People ill and reports of one calendar year, including reports whose month is unknown. */
export interface YearCount {
  year: number;
  /** people, as in `MonthCount` */
  cases: number;
  reports: number;
}

/** People that a single report adds: the number ill that it gives, else 1 (specification, section 9). */
const weightOf = (table: CaseTable, row: number) =>
  mealOf(table, row) === 'collective' ? Math.max(1, table.massNb[row] as number) : 1;

/**
 * Cases by month, in order; months without cases and rows without a month are left out. The reports of one meal
 * (`meal_group`) count once, in their earliest month, as the larger of their number and the people that they give;
 * public ids are random, so the first report is unknown.
 */
export function casesByMonth(table: CaseTable, rows: Uint32Array): MonthCount[] {
  const cellOf = (row: number) => {
    const m = table.month[row] as number;
    const y = table.year[row] as number;
    return m === 0 || y === 0 ? null : y * 12 + m - 1;
  };
  return countCells(table, rows, cellOf).map(([cell, counted]) => ({
    year: Math.floor(cell / 12),
    month: (cell % 12) + 1,
    ...counted,
  }));
}

/**
 * Cases by year, oldest first. They are counted from the rows instead of summed from months, so that a report whose
 * month is unknown still counts. Rows without a year are left out.
 */
export function casesByYear(table: CaseTable, rows: Uint32Array): YearCount[] {
  return countCells(table, rows, (row) => table.year[row] || null).map(([year, counted]) => ({
    year,
    ...counted,
  }));
}

/**
 * Reports and people by unit of time, in order.
 * @param cellOf month or year of a row as a number; null leaves the row out
 */
function countCells(
  table: CaseTable,
  rows: Uint32Array,
  cellOf: (row: number) => number | null,
): [number, { cases: number; reports: number }][] {
  const { meal } = table;
  const cells = new Map<number, { cases: number; reports: number }>();
  const meals = new Map<number, { earliest: number; reports: number; mass: number }>();
  for (const row of rows) {
    const key = cellOf(row);
    if (key === null) continue;
    const cell = cells.get(key) ?? { cases: 0, reports: 0 };
    cells.set(key, cell);
    cell.reports += 1;
    const group = meal[row] as number;
    const seen = meals.get(group);
    if (group === 0) cell.cases += weightOf(table, row);
    else if (seen) {
      seen.earliest = Math.min(seen.earliest, key);
      seen.reports += 1;
      seen.mass = Math.max(seen.mass, weightOf(table, row));
    } else meals.set(group, { earliest: key, reports: 1, mass: weightOf(table, row) });
  }
  for (const { earliest, reports, mass } of meals.values()) {
    const cell = cells.get(earliest);
    if (cell) cell.cases += Math.max(reports, mass);
  }
  return [...cells].sort(([a], [b]) => a - b);
}

/** People ill in all rows, including rows without a month; the reports of one meal are counted as in `casesByMonth`. */
export function peopleOf(table: CaseTable, rows: Uint32Array): number {
  const meals = new Map<number, { reports: number; mass: number }>();
  let people = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const group = table.meal[row] as number;
    const weight = weightOf(table, row);
    if (group === 0) {
      people += weight;
      continue;
    }
    const seen = meals.get(group);
    if (seen) {
      seen.reports += 1;
      seen.mass = Math.max(seen.mass, weight);
    } else meals.set(group, { reports: 1, mass: weight });
  }
  for (const { reports, mass } of meals.values()) people += Math.max(reports, mass);
  return people;
}

/**
 * Number of collective meals whose people ill are only known as a lower bound, because the number is missing or is
 * withheld on their island. A meal of several reports counts once, and is exact when one report gives the number.
 */
export function mealsAtLeast(table: CaseTable, rows: Uint32Array): number {
  const known = new Set<number>();
  const bounded = new Set<number>();
  let alone = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    if (mealOf(table, row) !== 'collective') continue;
    const group = table.meal[row] as number;
    const exact = (table.withheld[row] as number) < WITHHELD.person && (table.massNb[row] as number) > 1;
    if (exact) known.add(group);
    else if (group === 0) alone += 1;
    else bounded.add(group);
  }
  let meals = alone;
  for (const group of bounded) if (!known.has(group)) meals += 1;
  return meals;
}

/** Whether the people of these rows are a lower bound: a report says nothing of their number, or only "several". */
export const atLeastOf = (table: CaseTable, rows: Uint32Array): boolean =>
  mealsAtLeast(table, rows) > 0 || rows.some((row) => mealOf(table, row) === 'unknown');

/** The latest month of a meal among these rows; null when no row has a month. */
export function latestMonth(table: CaseTable, rows: Uint32Array): { year: number; month: number } | null {
  let best = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    const month = table.month[row] as number;
    if (month === 0) continue;
    const cell = (table.year[row] as number) * 12 + month - 1;
    if (cell > best) best = cell;
  }
  return best === 0 ? null : { year: Math.floor(best / 12), month: (best % 12) + 1 };
}
