import type { SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { readMeasure } from '@ciguawatch/shared/domain/samples/decide';
import { type DecimalMark, markOfNumbers, numbersIn } from '../../../import/read/read-number';
import type { Sheet } from '../../../import/sheet';
import { measureOf, type SampleColumn } from '../fields';
import { readLine } from './read-line';
import type { CellFault, Reading } from './reading';

/** An error that prevents a line from being stored. */
interface LineFault extends CellFault {
  /** line number in the file */
  number: number;
}

/** Result of reading a file. */
interface Preview {
  rows: SampleLine[];
  faults: LineFault[];
  /** lines whose fish is kept as written */
  unnamed: number[];
}

/** Reads all lines of a file. */
export function readSheet(sheet: Sheet, reading: Reading): Preview {
  const lines = sheet.lines.map(({ number, cells }) => ({ number, read: readLine(cells, reading) }));
  return {
    rows: lines.flatMap(({ number, read }) => read.rows.map((row) => ({ line: number, ...row }))),
    faults: lines.flatMap(({ number, read }) => read.faults.map((fault) => ({ ...fault, number }))),
    unnamed: lines.filter(({ read }) => read.isUnnamed).map(({ number }) => number),
  };
}

/** Decimal mark that the numbers of a file prove; else the first that may be read both ways, for the question. */
export function markOfSheet(
  { lines }: Sheet,
  columns: readonly SampleColumn[],
): { mark: DecimalMark | null; example: string | null } {
  const texts = columns.flatMap(({ field }, at) => {
    const measure = field === null ? null : measureOf(field);
    const isNumber =
      field === 'length_cm' || field === 'weight_g' || (measure && measure.measure !== 'decision');
    return isNumber ? lines.flatMap(({ cells }) => readMeasure(cells[at] ?? '').number ?? []) : [];
  });
  const mark = markOfNumbers(texts);
  const either = texts.find((text) => numbersIn(text, null).length > 1);
  return { mark, example: mark === null ? (either ?? null) : null };
}
