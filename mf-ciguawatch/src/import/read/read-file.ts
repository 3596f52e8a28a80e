import type { NamedSheet, Sheet } from '../sheet';
import { readCsv } from './read-csv';
import { textOfBytes } from './text-of-bytes';
import { unzippedSize } from './unzipped-size';

/** Why a file or a pasted text was not opened, as a text key. */
export type FileFault = 'large' | 'empty' | 'unreadable' | 'old';

/** Limits of a file: its size in bytes, and its lines. */
export interface FileLimits {
  size: number;
  rows: number;
}

/** Bytes that a workbook may have once it is unpacked. */
const MOST_UNZIPPED = 100_000_000;
/** Most cells of a file. */
const MOST_CELLS = 1_000_000;
/** First bytes of a ZIP archive, which a workbook is, and of the XLS format before it. */
const ZIP = 0x504b0304;
const OLD_WORKBOOK = 0xd0cf11e0;

/**
 * Reads a CSV file or an XLSX workbook by what it holds, whatever its name ends with.
 * @returns the table; the sheets of a workbook that has several; or why there is none
 */
export async function readFile(
  file: File,
  limits: FileLimits,
): Promise<Sheet | readonly NamedSheet[] | FileFault> {
  if (file.size > limits.size) return 'large';
  const bytes = await file.arrayBuffer();
  const start = bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  if (start === OLD_WORKBOOK) return 'old';
  if (start !== ZIP) {
    const text = textOfBytes(bytes);
    // A picture or a document with another name.
    return text.includes('\0') ? 'unreadable' : checkedSheet(readCsv(text), limits);
  }
  const size = unzippedSize(bytes);
  if (size === null) return 'unreadable';
  if (size > MOST_UNZIPPED) return 'large';
  const { readWorkbook } = await import(/* webpackChunkName: "read-workbook" */ './read-workbook');
  const sheets = await readWorkbook(bytes);
  if (sheets.length > 1) return sheets;
  return sheets[0] ? checkedSheet(sheets[0].sheet, limits) : 'empty';
}

/** Reads a table that was pasted: cells of a spreadsheet are divided by tabs. */
export const readPasted = (text: string, limits: FileLimits): Sheet | FileFault =>
  text.length > limits.size ? 'large' : checkedSheet(readCsv(text), limits);

/** A table, or why it is not opened: it has no line, or too many. */
export function checkedSheet(sheet: Sheet, { rows }: FileLimits): Sheet | FileFault {
  if (sheet.lines.length === 0) return 'empty';
  const cells = sheet.lines.reduce((sum, line) => sum + line.cells.length, 0);
  return sheet.lines.length > rows || cells > MOST_CELLS ? 'large' : sheet;
}
