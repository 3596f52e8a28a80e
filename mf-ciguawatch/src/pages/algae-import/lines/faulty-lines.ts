import { csvText, forSpreadsheets, neutralised, stored } from '@ciguawatch/shared/domain/text/files/csv';
import type { LineFault, Preview } from '../reading/read-sheet';

/** A number as people write it, which no spreadsheet runs as a formula. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
const cell = (text: string) => stored(NUMBER.test(text) ? text : neutralised(text));

/**
 * The lines that do not pass, as they stand in the file, for the spreadsheet they came from: semicolons, and in a
 * last column why. It is read back as any file: the last column is of no field.
 * @param why head of the last column, and each fault in words
 */
export function faultyCsv(
  head: readonly string[],
  { lines, faults }: Pick<Preview, 'lines' | 'faults'>,
  why: { head: string; of: (fault: LineFault) => string },
): string {
  const rows = lines.flatMap(({ number, cells }) => {
    const own = faults.filter((fault) => fault.number === number);
    if (own.length === 0) return [];
    // A line may be shorter than the head: the reason keeps its column.
    return [[...head.map((_, at) => cells[at] ?? ''), own.map(why.of).join(' ')]];
  });
  // Nothing in it is a number of our own: it is the same in every language.
  return csvText(
    { head: [...head, why.head], rows: rows.map((row) => row.map(cell)) },
    forSpreadsheets('en_US'),
  );
}
