import { isMisread } from './misread';

/** What divides decimals from the rest of a number. */
type DecimalSign = ',' | '.';

/** A text that its kind of file protects in its own way: as people typed it, or as it is stored. */
type Marked = { typed: string } | { stored: string };

/**
 * A cell: a number, yes or no, a text of our own, a marked text, or nothing. What people typed keeps its last sign and
 * is protected from being read as a date; codes and ISO dates are written as they are stored.
 */
export type Cell = string | number | boolean | null | undefined | Marked;

/** Marks a text as people typed it. */
export const typed = (text: string): Marked => ({ typed: text });
/** Marks a code, an ISO date or anything else that is written as it is stored. */
export const stored = (text: string): Marked => ({ stored: text });

/** How a CSV file is written. */
export interface CsvStyle {
  separator: ';' | ',';
  decimal: DecimalSign;
  /** begins with a byte order mark, by which spreadsheets know UTF-8 */
  bom: boolean;
  /** no cell is read as a date or loses its zeros in a spreadsheet */
  guarded: boolean;
}

/**
 * For spreadsheets: semicolons, UTF-8 with a byte order mark, comma in French and point elsewhere (product decisions,
 * "Cases for the public and for editors").
 */
export const forSpreadsheets = (languageCode: string): CsvStyle => ({
  separator: ';',
  decimal: languageCode.startsWith('fr') ? ',' : '.',
  bom: true,
  guarded: true,
});

/** For R, Python and other programs: RFC 4180 and a decimal point in every language, a head and its rows, nothing else. */
export const FOR_PROGRAMS: CsvStyle = { separator: ',', decimal: '.', bom: false, guarded: false };

/** What a file without rows says, in the words of the specification, section 8, in every language. */
const EMPTY = 'Data is empty';
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** What a spreadsheet would take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = { ';': /[";\r\n]/, ',': /[",\r\n]/ };
/** What a spreadsheet would take for a day of a month: a class of ages such as 11-20. */
const DAY_LIKE = /^\d{1,2}[-/]\d{1,2}$/;

/** A text that would run as a formula gets an apostrophe before it. */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell as it was before a file for spreadsheets protected it. */
export function unprotected(cell: string): string {
  const bare = cell.slice(1);
  return cell.startsWith("'") && (FORMULA.test(bare) || isMisread(bare)) ? bare : cell;
}

function textOf(cell: Cell, { decimal, guarded }: CsvStyle): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
  if (typeof cell === 'boolean') return String(cell);
  if (typeof cell === 'string')
    return neutralised(guarded && DAY_LIKE.test(cell) ? cell.replace(/[-/]/, '–') : cell);
  if ('stored' in cell) return cell.stored;
  return guarded && isMisread(cell.typed) ? `'${cell.typed}` : neutralised(cell.typed);
}

/** Quoted where it must be. */
const quoted = (text: string, { separator }: CsvStyle): string =>
  NEEDS_QUOTES[separator].test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A table that becomes a file. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** what it is about, a line each: over the table of a CSV for spreadsheets, set apart by an empty line */
  about?: readonly string[];
}

/** Beginning, lines and emptiness of a CSV file in one style; the only place that writes any of them. */
export function csvLines(style: CsvStyle) {
  const line = (cells: readonly Cell[]): string =>
    cells.map((cell) => quoted(textOf(cell, style), style)).join(style.separator) + LINE_END;
  const start = style.bom ? BYTE_ORDER_MARK : '';
  return { start, line, empty: start + EMPTY + LINE_END };
}

/** A whole CSV file. One for programs says nothing over its head: they would take that for the head. */
export function csvText({ head, rows, about = [] }: Table, style: CsvStyle): string {
  const { start, line } = csvLines(style);
  const over = about.length > 0 && style.guarded ? [...about.map((one) => [one]), []] : [];
  return start + [...over, head, ...rows].map(line).join('');
}
