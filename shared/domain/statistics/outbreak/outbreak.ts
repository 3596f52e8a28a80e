import { selectRows } from '../../case-table/engine-filter';
import type { CaseTable } from '../../case-table/engine-table';
import { numbersOf } from '../../country/numbers';

/** Reports on one island in one calendar month. */
export interface IslandMonth {
  /** location id */
  island: number;
  year: number;
  /** 1 to 12 */
  month: number;
  count: number;
}

/** Island, year and month as one number that sorts by time first; below 2^53 for any id. */
export const cellKey = (island: number, year: number, month: number) =>
  (year * 16 + month) * 2 ** 31 + island;

/** Reports per island, year and month, in time order; rows without an island or a month are left out. */
export function islandMonths(table: CaseTable, rows: Uint32Array = selectRows(table)): IslandMonth[] {
  const { island, year, month } = table;
  // Sorting numbers and counting runs: ten times faster than a map with a cell per key.
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

/** The outbreak threshold of an island of these rows, which is that of its country. */
function thresholdsOf({ island, country, numbers }: CaseTable, rows: Uint32Array) {
  const countries = new Map<number, number>();
  for (const row of rows) countries.set(island[row] as number, country[row] as number);
  return (id: number): number => numbersOf(countries.get(id) ?? 0, numbers).outbreakThreshold;
}

/** The months of islands above the threshold of their country, whatever the date. Reports count, not people. */
export function outbreakMonths(table: CaseTable, rows: Uint32Array = selectRows(table)): IslandMonth[] {
  const thresholdOf = thresholdsOf(table, rows);
  return islandMonths(table, rows).filter(({ island, count }) => count > thresholdOf(island));
}

/**
 * Islands in alert now: more reports than the threshold that share the island and the current month
 * (specification, sections 4 and 9), the largest first, equal ones by island, as they come. The
 * month is that of the place.
 */
export function currentOutbreaks(table: CaseTable, now: { year: number; month: number }): IslandMonth[] {
  const rows = selectRows(table, { years: [now.year], months: [now.month] });
  return outbreakMonths(table, rows).sort((a, b) => b.count - a.count);
}
