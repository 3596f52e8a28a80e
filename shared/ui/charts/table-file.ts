import { FOR_PROGRAMS, type Table, csvText as textOf } from '../../domain/text/files/csv';
import { language } from '../../runtime/i18n/language';
import { csvBlob, csvText } from './csv';
import { saveFile } from './save-file';

export type { Table };

/** csv and xlsx: for spreadsheets; data: CSV for R, Python and other programs. */
export type TableFormat = 'csv' | 'xlsx' | 'data';

/**
 * Saves a table as a file; the code for Excel is loaded when first used.
 * @param name without extension, in words of any language; a file for programs is called `name.data.csv`
 */
export async function saveTable(name: string, table: Table, format: TableFormat): Promise<void> {
  if (format === 'xlsx') {
    const { xlsxBlob } = await import(/* webpackChunkName: "xlsx" */ './internal/xlsx');
    return saveFile(`${name}.xlsx`, await xlsxBlob(table));
  }
  if (format === 'data') return saveFile(`${name}.data.csv`, csvBlob(textOf(table, FOR_PROGRAMS)));
  return saveFile(`${name}.csv`, csvBlob(csvText(table.head, table.rows, language.code, table.about)));
}
