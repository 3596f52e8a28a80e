import { LAST_LANGUAGE, type Languages, prefersFrench } from '../fallback';
import { emptyFileText } from './empty-file';
import { isAutoConverted } from './misread';

/** Decimal separator of numbers. */
type DecimalSign = ',' | '.';

/** A text marked with how its kind of file protects it: typed by people, or stored as code. */
type MarkedText = { typed: string } | { stored: string };

/**
 * Value of a cell: a number, a boolean, a text of our own, a marked text, or nothing. Text typed by people
 * is protected from being read as a date or formula; codes and ISO dates are written unchanged.
 */
export type Cell = string | number | boolean | null | undefined | MarkedText;

/** Marks a text as typed by people. */
export const typedCell = (text: string): MarkedText => ({ typed: text });
/** Marks a code, an ISO date or another text that is written unchanged. */
export const literalCell = (text: string): MarkedText => ({ stored: text });

/** Format of a CSV file. */
export interface CsvStyle {
  separator: ';' | ',';
  decimal: DecimalSign;
  /** begins with a byte order mark, by which spreadsheets recognise UTF-8 */
  bom: boolean;
  /** protects cells from being read as dates or losing leading zeros in a spreadsheet */
  guarded: boolean;
  /** content of a file without rows */
  empty: string;
}

/**
 * Style for spreadsheets: semicolons, UTF-8 with a byte order mark, decimal comma in French and point
 * elsewhere (product decisions, "Cases for the public and for editors").
 */
export const forSpreadsheets = (languages: Languages): CsvStyle => ({
  separator: ';',
  decimal: prefersFrench(languages) ? ',' : '.',
  bom: true,
  guarded: true,
  empty: emptyFileText(languages),
});

/** Style for R, Python and other programs: RFC 4180, a decimal point in every language, one header line. */
export const FOR_PROGRAMS: CsvStyle = {
  separator: ',',
  decimal: '.',
  bom: false,
  guarded: false,
  empty: emptyFileText([LAST_LANGUAGE]),
};

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** First characters that make a spreadsheet evaluate a cell as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = { ';': /[";\r\n]/, ',': /[",\r\n]/ };
/** Text that a spreadsheet would read as day and month, such as the age class 11-20. */
const DAY_AND_MONTH = /^\d{1,2}[-/]\d{1,2}$/;

/** The text with an apostrophe in front where a spreadsheet would run it as a formula. */
export const escapeFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** Removes the protection that a file for spreadsheets adds to a cell. */
export function unescapeFormula(cell: string): string {
  const bare = cell.slice(1);
  return cell.startsWith("'") && (FORMULA_START.test(bare) || isAutoConverted(bare)) ? bare : cell;
}

function textOf(cell: Cell, { decimal, guarded }: CsvStyle): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
  if (typeof cell === 'boolean') return String(cell);
  if (typeof cell === 'string')
    return escapeFormula(guarded && DAY_AND_MONTH.test(cell) ? cell.replace(/[-/]/, '–') : cell);
  if ('stored' in cell) return cell.stored;
  return guarded && isAutoConverted(cell.typed) ? `'${cell.typed}` : escapeFormula(cell.typed);
}

/** The text in quotes where the format requires them. */
const quoted = (text: string, { separator }: CsvStyle): string =>
  NEEDS_QUOTES[separator].test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Content of a file of rows. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
  /**
   * lines above the table of a CSV for spreadsheets, separated from it by an empty line: subject and
   * filters
   */
  about?: readonly string[];
}

/**
 * Functions that write the start, lines and empty form of a CSV file in one style. All CSV files are
 * written through them.
 */
export function csvLines(style: CsvStyle) {
  const line = (cells: readonly Cell[]): string =>
    cells.map((cell) => quoted(textOf(cell, style), style)).join(style.separator) + LINE_END;
  const start = style.bom ? BYTE_ORDER_MARK : '';
  return { start, line, empty: start + style.empty + LINE_END };
}

/** A complete CSV file. Files for programs omit the `about` lines, which would be read as the header. */
export function csvText({ head, rows, about = [] }: Table, style: CsvStyle): string {
  const { start, line } = csvLines(style);
  const over = about.length > 0 && style.guarded ? [...about.map((one) => [one]), []] : [];
  return start + [...over, head, ...rows].map(line).join('');
}
