import type { EditorTable, PublicTable } from './editor-table';
import type { ReportPeriod } from './monthly-period';

/** Number of reports of one island in one unit of time. */
export interface Square {
  /** day of the month, 1 to 31, in a monthly bulletin; month, 1 to 12, in a yearly one; 0 where unknown */
  at: number;
  /** location id; 0 where the island is unknown */
  island: number;
  reports: number;
}

/**
 * Reports by day of the meal and island, sorted by time, then island; by month in a yearly bulletin. Empty for a
 * month of public rows, which hold no days.
 */
export function monthlySquares(
  { table, days }: EditorTable | PublicTable,
  rows: Uint32Array,
  { month }: ReportPeriod,
): Square[] {
  const times = month === null ? table.month : days;
  if (times === null) return [];
  const counts = new Map<number, Square>();
  for (const row of rows) {
    const at = times[row] as number;
    const island = table.island[row] as number;
    const key = at * 2 ** 31 + island;
    const square = counts.get(key);
    if (square) square.reports += 1;
    else counts.set(key, { at, island, reports: 1 });
  }
  return [...counts.values()].sort((a, b) => a.at - b.at || a.island - b.island);
}
