/** A cell: text, a number, or nothing. */
export type Cell = string | number | boolean | null | undefined;

/** What divides decimals from the rest of a number. */
export type DecimalSign = ',' | '.';

/** What a spreadsheet would take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;

/** Comma in French, point elsewhere (product decisions, "Cases for the public and for editors"). */
export const decimalSign = (languageCode: string): DecimalSign => (languageCode.startsWith('fr') ? ',' : '.');

/** Number without a thousands sign; nothing for what is none. */
export const numberCell = (value: number, decimal: DecimalSign): string =>
  Number.isFinite(value) ? String(value).replace('.', decimal) : '';

/** Quoted where it must be. */
export const quoted = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A text that would run as a formula gets an apostrophe before it. */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Begins a file that spreadsheets read as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const LINE_END = '\r\n';
