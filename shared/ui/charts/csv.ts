import { type Cell, forSpreadsheets, csvText as textOf } from '../../domain/text/files/csv';
import { intlTag } from '../../runtime/i18n/language';

/**
 * A CSV file for spreadsheets: semicolons, UTF-8 with a byte order mark, decimal separator of the language.
 * @param about lines above the table, separated from it by an empty line
 */
export const csvText = (
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  languageCode: string,
  about: readonly string[] = [],
): string => textOf({ head, rows, about }, forSpreadsheets([intlTag(languageCode)]));

/** The CSV as a Blob for saving. */
export const csvBlob = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });
