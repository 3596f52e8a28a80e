import type { CaseTable } from '../case-table/engine-table';
import { CARES, PURCHASE_PLACE_TYPES } from '../codes/choices';
import { countCodes } from './statistics-counts';

/** Days from the meal to the receipt of a report, up to and with which it belongs to each class; the last has no end. */
export const DELAY_ENDS = [1, 7, 30, Number.POSITIVE_INFINITY] as const;

/** How long reports take, in days from the meal to their receipt. */
interface ReportDelay {
  /** reports whose meal has an exact day, and that were received: what was imported never was */
  known: number;
  /** a quarter, half and three quarters of them came within so many days; null where there is none */
  quartiles: { lower: number; median: number; upper: number } | null;
  /** reports by class of `DELAY_ENDS` */
  classes: number[];
}

/** What is counted of rows that editors read in full, and of nobody else's: no public row holds it. */
export interface EditorCounts {
  /** reports read in full */
  reports: number;
  /** reports by place of purchase; position 0 is unknown, then the order of `PURCHASE_PLACE_TYPES` */
  purchases: number[];
  /** reports by where care was sought; position 0 is unknown, then the order of `CARES` */
  cares: number[];
  delay: ReportDelay;
}

/** Counts what only editors read; null where none of the rows is read in full. */
export function editorCounts(table: CaseTable, rows: Uint32Array): EditorCounts | null {
  const full = rows.filter((row) => table.full[row] === 1);
  if (full.length === 0) return null;
  return {
    reports: full.length,
    purchases: countCodes(table.purchase, full, PURCHASE_PLACE_TYPES.length),
    cares: countCodes(table.care, full, CARES.length),
    delay: delayOf(table.reportDays, full),
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

/** Value below which a part of sorted values lies, between two of them where it falls between (Hyndman and Fan, 1996, type 7). */
function quantile(sorted: ArrayLike<number>, part: number): number {
  const at = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return below + (above - below) * (at - Math.floor(at));
}
