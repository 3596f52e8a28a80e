import type { MonthOf } from '../../statistics/coverage';
import { CODES_OF, type CountAxis, type CountKey, TIME_AXES } from './axes';
import type { CountSpan } from './count-filter';

/** Number of cases with the same value on each axis. */
interface CountCell {
  keys: readonly CountKey[];
  n: number;
}

/** A count as a table; with one axis it has one column, of key `undefined`. */
export interface CountTable {
  rows: readonly CountKey[];
  columns: readonly (CountKey | undefined)[];
  /** by row, then by column */
  cells: readonly (readonly number[])[];
  rowTotals: readonly number[];
  columnTotals: readonly number[];
  total: number;
}

/** Longest time of which empty months are shown, in years; a slip of a year would show thousands. */
const LONGEST = 120;

const yearIn = (key: CountKey | undefined): number[] => (key == null ? [] : [Number(key.slice(0, 4))]);

/**
 * First and last year that are shown: those of the filter, else those of the cases, none later than the current year
 * or the last case; null without either, and for a span that is empty or longer than `LONGEST`.
 */
function yearsOf(
  by: readonly CountAxis[],
  cells: readonly CountCell[],
  { from, to }: CountSpan,
  now: MonthOf,
) {
  const dated = by.findIndex((axis) => axis === 'month' || axis === 'year');
  const found = cells.flatMap(({ keys }) => yearIn(keys[dated]));
  const last = Math.max(now.year, ...found);
  const first = from ?? (found.length > 0 ? Math.min(...found) : null);
  if (first === null) return null;
  const end = Math.min(to ?? (found.length > 0 ? Math.max(...found) : last), last);
  return end < first || end - first > LONGEST ? null : { first, end };
}

/** Every value of a time axis within the span, up to the current month. */
function timeKeys(
  axis: CountAxis,
  years: { first: number; end: number } | null,
  span: CountSpan,
  now: MonthOf,
) {
  if (axis === 'month_of_year') return span.months.map(String);
  if (!years) return [];
  const all = Array.from({ length: years.end - years.first + 1 }, (_, i) => years.first + i);
  if (axis === 'year') return all.map(String);
  return all.flatMap((year) =>
    span.months
      .filter((month) => year < now.year || (year === now.year && month <= now.month))
      .map((month) => `${year}-${String(month).padStart(2, '0')}`),
  );
}

/** Keys in the order in which they are shown: time and codes in theirs, names by their number, unknown last. */
function ordered(axis: CountAxis, sums: ReadonlyMap<CountKey, number>, more: readonly string[]): CountKey[] {
  const known = [...new Set([...sums.keys(), ...more])].filter((key) => key !== null);
  const codes = CODES_OF[axis];
  const size = (key: string) => sums.get(key) ?? 0;
  if (codes) known.sort((a, b) => codes.indexOf(a) - codes.indexOf(b));
  else if (TIME_AXES.includes(axis)) known.sort((a, b) => order(a) - order(b));
  else known.sort((a, b) => size(b) - size(a) || Number(a) - Number(b));
  return [...known, ...(sums.has(null) ? [null] : [])];
}

/** `2019-03` as 201903, and other numbers as they are. */
const order = (key: string): number => Number(key.replace('-', ''));

/**
 * Makes a table of counted cells: every year and month of the span has its row, and unknown values are a row of
 * their own at the end.
 * @param now current month at home; later months are shown only where cases have them
 */
export function countTable(
  by: readonly CountAxis[],
  cells: readonly CountCell[],
  span: CountSpan,
  now: MonthOf,
): CountTable {
  const years = yearsOf(by, cells, span, now);
  const keysOf = (axis: CountAxis, at: number): CountKey[] => {
    const sums = new Map<CountKey, number>();
    for (const { keys, n } of cells) sums.set(keys[at] ?? null, (sums.get(keys[at] ?? null) ?? 0) + n);
    return ordered(axis, sums, TIME_AXES.includes(axis) ? timeKeys(axis, years, span, now) : []);
  };
  const [rowAxis, columnAxis] = by;
  const rows = rowAxis ? keysOf(rowAxis, 0) : [];
  const columns = columnAxis ? keysOf(columnAxis, 1) : [undefined];
  const at = new Map(cells.map(({ keys, n }) => [JSON.stringify(keys), n]));
  const numbers = rows.map((row) =>
    columns.map((column) => at.get(JSON.stringify(column === undefined ? [row] : [row, column])) ?? 0),
  );
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const rowTotals = numbers.map(sum);
  return {
    rows,
    columns,
    cells: numbers,
    rowTotals,
    columnTotals: columns.map((_, i) => sum(numbers.map((row) => row[i] ?? 0))),
    total: sum(rowTotals),
  };
}
