/** A cell: text, a number, or nothing. */
export type Cell = string | number | boolean | null | undefined;

/** What a spreadsheet would take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** What a spreadsheet would take for a day of a month: a class of ages such as 11-20. */
const DATE_LIKE = /^\d{1,2}[-/]\d{1,2}$/;
const NEEDS_QUOTES = /[";\r\n]/;

/** Numbers keep their sign and follow the language's decimal sign; text that would run as a formula gets an apostrophe. */
function cellText(cell: Cell, decimal: ',' | '.'): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
  const text = String(cell);
  const dated = DATE_LIKE.test(text) ? text.replace(/[-/]/, '–') : text;
  const safe = FORMULA.test(dated) ? `'${dated}` : dated;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
  const decimal = languageCode.startsWith('fr') ? ',' : '.';
  const over = about.length > 0 ? [...about.map((line) => [line]), []] : [];
  const lines = [...over, head, ...rows].map((row) => row.map((cell) => cellText(cell, decimal)).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** The CSV as a file to save. */
export const csvBlob = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });
