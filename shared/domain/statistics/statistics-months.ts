import type { CaseTable } from '../case-table/engine-table';

/** People ill in one calendar month. */
export interface MonthCount {
  year: number;
  /** 1 to 12 */
  month: number;
  /** people: the mass number of each report, or 1 */
  cases: number;
  /** reports, whatever the number of people */
  reports: number;
}

/** People that a report adds: its mass number, or 1 (specification, section 9). */
const weightOf = (table: CaseTable, row: number) => Math.max(1, table.massNb[row] as number);

/**
 * Groups of reports of the same meal: a numeric `match_event` links a case to the case of that id.
 * Answers the group of each linked row (the id of one of its cases); null when nothing is linked.
 */
export function mealGroups(table: CaseTable, rows: Uint32Array): Map<number, number> | null {
  const { match, id } = table;
  if (!match) return null;
  const rowOf = new Map<number, number>();
  for (const row of rows) rowOf.set(id[row] as number, row);
  const parent = new Map<number, number>();
  const rootOf = (key: number): number => {
    const up = parent.get(key);
    return up === undefined || up === key ? key : rootOf(up);
  };
  const linked = new Set<number>();
  for (const row of rows) {
    const other = rowOf.get(match[row] as number);
    if (other === undefined || other === row) continue;
    parent.set(rootOf(row), rootOf(other));
    linked.add(row).add(other);
  }
  if (linked.size === 0) return null;
  return new Map([...linked].map((row) => [row, id[rootOf(row)] as number]));
}

/**
 * Cases by month, in order, without the months that have none. Each report adds its mass number
 * or 1; a group of reports of the same meal adds, once and in the month of its first row, the
 * larger of its mass number and its number of reports. Rows without a month are left out.
 */
export function casesByMonth(table: CaseTable, rows: Uint32Array): MonthCount[] {
  const { month, year } = table;
  const groups = mealGroups(table, rows);
  const cells = new Map<number, MonthCount>();
  const open = new Map<number, { cell: MonthCount; reports: number; mass: number }>();
  for (const row of rows) {
    const m = month[row] as number;
    const y = year[row] as number;
    if (m === 0 || y === 0) continue;
    const key = y * 12 + m;
    let cell = cells.get(key);
    if (!cell) {
      cell = { year: y, month: m, cases: 0, reports: 0 };
      cells.set(key, cell);
    }
    cell.reports += 1;
    const group = groups?.get(row);
    if (group === undefined) {
      cell.cases += weightOf(table, row);
      continue;
    }
    const seen = open.get(group);
    if (seen) {
      seen.reports += 1;
      seen.mass = Math.max(seen.mass, weightOf(table, row));
    } else {
      open.set(group, { cell, reports: 1, mass: weightOf(table, row) });
    }
  }
  for (const { cell, reports, mass } of open.values()) cell.cases += Math.max(reports, mass);
  return [...cells.values()].sort((a, b) => a.year - b.year || a.month - b.month);
}
