import {
  BYTE_ORDER_MARK,
  type Cell,
  type DecimalSign,
  decimalSign,
  LINE_END,
  neutralised,
  numberCell,
  quoted,
} from '../../domain/text/files/csv';
import { intlTag } from '../../runtime/i18n/language';

export type { Cell };

/** What a spreadsheet would take for a day of a month: a class of ages such as 11-20. */
const DATE_LIKE = /^\d{1,2}[-/]\d{1,2}$/;

/** Numbers keep their sign and follow the language's decimal sign; text that would run as a formula gets an apostrophe. */
function cellText(cell: Cell, decimal: DecimalSign): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return numberCell(cell, decimal);
  const text = String(cell);
  const dated = DATE_LIKE.test(text) ? text.replace(/[-/]/, '–') : text;
  return quoted(neutralised(dated));
}

/**
 * A CSV file for spreadsheets: semicolons, UTF-8 with a byte order mark, decimal comma in French
 * and point elsewhere, CRLF between lines (product decisions, "Cases for the public and for editors").
 * No cell is taken for a date: 11-20 is written with a dash that is no minus sign.
 * @param about what the figures are about, a line each with one cell, over the table and set apart by an empty line
 */
export function csvText(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  languageCode: string,
  about: readonly string[] = [],
): string {
  const decimal = decimalSign(intlTag(languageCode));
  const over = about.length > 0 ? [...about.map((line) => [line]), []] : [];
  const lines = [...over, head, ...rows].map((row) => row.map((cell) => cellText(cell, decimal)).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join(LINE_END)}${LINE_END}`;
}

/** The CSV as a file to save. */
export const csvBlob = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });
