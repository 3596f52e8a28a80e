import { RULED_CLASSES } from '../case-class/classes';
import type { CaseTable } from '../case-table/engine-table';
import { CARES, PURCHASE_PLACE_TYPES } from '../codes/choices';
import { countCodes } from './statistics-counts';

/** Upper ends, in days and inclusive, of the classes of delay between meal and receipt; the last class is open. */
export const DELAY_ENDS = [1, 7, 30, Number.POSITIVE_INFINITY] as const;

/** Delay of reports, in days from the meal to their receipt by the portal. */
interface ReportDelay {
  /** reports with an exact day of the meal that the portal received itself; imported ones have no receipt */
  known: number;
  /** days within which a quarter, half and three quarters of these reports arrived; null without any */
  quartiles: { lower: number; median: number; upper: number } | null;
  /** number of reports in each class of `DELAY_ENDS` */
  classes: number[];
}

/** Counts of columns that only editors may read, worked out from the rows that the editor holds in full. */
export interface EditorCounts {
  /** reports read in full */
  reports: number;
  /** reports by place of purchase; position 0 is unknown, then the order of `PURCHASE_PLACE_TYPES` */
  purchases: number[];
  /** reports by where care was sought; position 0 is unknown, then the order of `CARES` */
  cares: number[];
  delay: ReportDelay;
  /**
   * reports by class; position 0 is unknown, then the order of `RULED_CLASSES`, because discarded ones do not count.
   * Missing in editions issued before content version 9
   */
  classes?: number[];
}

/** Reports of a year by class, as in `EditorCounts`. */
export interface ClassYear {
  year: number;
  classes: number[];
}

/** Reports of a month by class, as in `EditorCounts`. */
export interface ClassMonth extends ClassYear {
  /** 1 to 12 */
  month: number;
}

/** Counts reports read in full by month and class, oldest month first; a report without a month is left out. */
export function classesByMonth(table: CaseTable, rows: Uint32Array): ClassMonth[] {
  const months = new Map<number, ClassMonth>();
  for (const row of rows) {
    const [year, month] = [table.year[row] as number, table.month[row] as number];
    if (table.full[row] !== 1 || year === 0 || month === 0) continue;
    const key = year * 12 + month;
    const classes = months.get(key)?.classes ?? new Array<number>(RULED_CLASSES.length + 1).fill(0);
    const at = table.caseClass[row] as number;
    classes[at] = (classes[at] as number) + 1;
    months.set(key, { year, month, classes });
  }
  return [...months].sort(([a], [b]) => a - b).map(([, one]) => one);
}

/** Counts reports read in full by year and class, oldest year first; a report without a year is left out. */
export function classesByYear(table: CaseTable, rows: Uint32Array): ClassYear[] {
  const full = rows.filter((row) => table.full[row] === 1 && table.year[row] !== 0);
  const years = [...new Set(Array.from(full, (row) => table.year[row] as number))].sort((a, b) => a - b);
  return years.map((year) => ({
    year,
    classes: countCodes(
      table.caseClass,
      full.filter((row) => table.year[row] === year),
      RULED_CLASSES.length,
    ),
  }));
}

/** Counts the columns that only editors read; null where none of the rows is a full one. */
export function editorCounts(table: CaseTable, rows: Uint32Array): EditorCounts | null {
  const full = rows.filter((row) => table.full[row] === 1);
  if (full.length === 0) return null;
  return {
    reports: full.length,
    purchases: countCodes(table.purchase, full, PURCHASE_PLACE_TYPES.length),
    cares: countCodes(table.care, full, CARES.length),
    delay: delayOf(table.reportDays, full),
    classes: countCodes(table.caseClass, full, RULED_CLASSES.length),
  };
}

function delayOf(column: Uint16Array, rows: Uint32Array): ReportDelay {
  const days = Uint16Array.from(rows, (row) => column[row] as number)
    .filter((stored) => stored > 0)
    .map((stored) => stored - 1)
    .sort();
  const classes = DELAY_ENDS.map(() => 0);
  for (const day of days) {
    const at = DELAY_ENDS.findIndex((end) => day <= end);
    classes[at] = (classes[at] as number) + 1;
  }
  return {
    known: days.length,
    quartiles:
      days.length === 0
        ? null
        : { lower: quantile(days, 0.25), median: quantile(days, 0.5), upper: quantile(days, 0.75) },
    classes,
  };
}

/**
 * Quantile of sorted values, interpolated between neighbours (Hyndman and Fan, 1996, type 7).
 * @param part 0 to 1
 */
function quantile(sorted: ArrayLike<number>, part: number): number {
  const at = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return below + (above - below) * (at - Math.floor(at));
}
