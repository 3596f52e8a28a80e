import type { PublicCaseRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { fileName, fileNameFrom } from '@ciguawatch/shared/domain/text/files/file-name';
import { textsReady } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { saveTable, type TableFormat } from '@ciguawatch/shared/ui/charts/table-file';
import { rowsCodebook } from './rows-codebook';
import { rowsTable } from './rows-table';

interface FileWords {
  /** First part of the file name. */
  name: string;
  title: string;
  /** Number of rows that the figures are based on, in words. */
  basis: string;
  said: { head: readonly string[]; foot: readonly string[]; chosen?: readonly string[] };
}

/** Saves the public rows behind figures as a table, or the codebook of that table. */
export async function saveRowsFile(
  rows: readonly PublicCaseRow[],
  format: TableFormat | 'codebook',
  { name, title, basis, said }: FileWords,
): Promise<void> {
  await textsReady();
  const saved = fileNameFrom(name, said.chosen ?? [], clock.today());
  const about = [title, basis, ...said.head, ...said.foot];
  if (format !== 'codebook') return saveTable(saved, rowsTable(rows, about), format);
  const text = rowsCodebook(fileName(`${saved}.data.csv`), title, about);
  saveFile(`${saved}.datapackage.json`, new Blob([text], { type: 'application/json' }));
}
