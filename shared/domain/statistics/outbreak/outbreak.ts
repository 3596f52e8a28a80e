import { selectRows } from '../../case-table/engine-filter';
import type { CaseTable } from '../../case-table/engine-table';
import { numbersOf } from '../../country/numbers';

/** Number of reports of one island in one calendar month. */
export interface IslandMonth {
  /** location id */
  island: number;
  year: number;
  /** 1 to 12 */
  month: number;
  count: number;
}

/**
 * Packs island, year and month into one number that sorts by time, then island. It stays an exact integer (below
 * 2^53) for any 31-bit id.
 */
export const cellKey = (island: number, year: number, month: number) =>
  (year * 16 + month) * 2 ** 31 + island;

/** Reports by island and month, in order of time; rows without an island or a month are left out. */
export function islandMonths(table: CaseTable, rows: Uint32Array = selectRows(table)): IslandMonth[] {
  const { island, year, month } = table;
  // Sorting packed numbers and counting runs is ten times faster than a map with one entry per island and month.
  const keys = new Float64Array(rows.length);
  let size = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] as number;
    if (island[row] === 0 || year[row] === 0 || month[row] === 0) continue;
    keys[size] = cellKey(island[row] as number, year[row] as number, month[row] as number);
    size += 1;
  }
  const sorted = keys.subarray(0, size).sort();
  const cells: IslandMonth[] = [];
  for (let start = 0; start < size; ) {
    const key = sorted[start] as number;
    let end = start + 1;
    while (sorted[end] === key) end += 1;
    const time = Math.floor(key / 2 ** 31);
    cells.push({ island: key % 2 ** 31, year: time >> 4, month: time & 15, count: end - start });
    start = end;
  }
  return cells;
}

/** Returns the function that gives the outbreak threshold of an island of these rows, which its country sets. */
function thresholdsOf({ island, country, numbers }: CaseTable, rows: Uint32Array) {
  const countries = new Map<number, number>();
  for (const row of rows) countries.set(island[row] as number, country[row] as number);
  return (id: number): number => numbersOf(countries.get(id) ?? 0, numbers).outbreakThreshold;
}

/**
 * Months, at any time, in which an island had more reports than its country's threshold. It counts reports, not
 * people.
 */
export function outbreakMonths(table: CaseTable, rows: Uint32Array = selectRows(table)): IslandMonth[] {
  const thresholdOf = thresholdsOf(table, rows);
  return islandMonths(table, rows).filter(({ island, count }) => count > thresholdOf(island));
}

/**
 * Islands that exceed the threshold in the current month (specification, sections 4 and 9), the most reports first,
 * ties by island.
 * @param now the current month at the place
 */
export function currentOutbreaks(table: CaseTable, now: { year: number; month: number }): IslandMonth[] {
  const rows = selectRows(table, { years: [now.year], months: [now.month] });
  return outbreakMonths(table, rows).sort((a, b) => b.count - a.count);
}
