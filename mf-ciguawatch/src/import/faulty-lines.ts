import {
  csvText,
  escapeFormula,
  forSpreadsheets,
  literalCell,
} from '@ciguawatch/shared/domain/text/files/csv';
import type { Sheet } from './sheet';

/** A plain number, which a spreadsheet never runs as a formula, so that it needs no neutralising. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const cell = (text: string) => literalCell(NUMBER.test(text) ? text : escapeFormula(text));

/**
 * CSV with the lines that have errors, unchanged, plus a column with the reasons. It can be corrected and
 * imported again, where the extra column is ignored.
 * @param why header of that column, and the text of each error
 */
export function faultyCsv<F extends { number: number }>(
  head: readonly string[],
  { lines, faults }: { lines: Sheet['lines']; faults: readonly F[] },
  why: { head: string; of: (fault: F) => string },
): string {
  const rows = lines.flatMap(({ number, cells }) => {
    const own = faults.filter((fault) => fault.number === number);
    if (own.length === 0) return [];
    // Pad a short line so that the reason stays in its own column.
    return [[...head.map((_, at) => cells[at] ?? ''), own.map(why.of).join(' ')]];
  });
  // The cells are texts of the file, so the locale for numbers and dates does not matter.
  return csvText(
    { head: [...head, why.head], rows: rows.map((row) => row.map(cell)) },
    forSpreadsheets(['en_US']),
  );
}
