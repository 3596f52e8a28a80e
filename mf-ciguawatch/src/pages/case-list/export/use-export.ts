import { exportCases } from '@ciguawatch/shared/api/calls/case-list';
import type { CaseExport } from '@ciguawatch/shared/api/schemas/case-list';
import { fileName, fileNameFrom } from '@ciguawatch/shared/domain/text/files/file-name';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { saveTable } from '@ciguawatch/shared/ui/charts/table-file';
import { useState } from 'react';
import { paramsOf } from '../../../case-filter/query-address';
import { queryWords } from '../../../case-filter/query-words';
import { labelsNow } from '../../case-report/labels/use-labels';
import { exportColumns } from '../list/case-columns';
import type { CaseListStore } from '../store/case-list-store';
import { ExportRun } from './export-run';

/**
 * Files an editor can export. `csv` and `xlsx` have the columns shown, `csvContact` also contacts; `data` (CSV
 * for programs) and `geojson` have all columns; `codebook` describes the columns of `data`.
 */
export type ExportKind = 'csv' | 'csvContact' | 'xlsx' | 'geojson' | 'data' | 'codebook';

/**
 * Format requested from the server. The browser makes `xlsx` from GeoJSON, which keeps numbers apart from text.
 */
const FORMATS: Record<Exclude<ExportKind, 'codebook'>, CaseExport['format']> = {
  csv: 'csv',
  csvContact: 'csv',
  xlsx: 'geojson',
  geojson: 'geojson',
  data: 'data',
};

/**
 * Request body of an export: the selected cases, or all cases of the list when none is selected.
 * @param shown names of the columns on the screen, in their order
 */
export function exportBody(
  store: Pick<CaseListStore, 'query' | 'chosen' | 'target'>,
  kind: Exclude<ExportKind, 'codebook'>,
  shown: readonly string[],
): CaseExport {
  const { deleted, ...list } = store.query ? paramsOf(store.query) : {};
  const target = store.chosen > 0 ? store.target() : null;
  // Cases selected by id are exported even if they were edited since and no longer match the filter.
  const filter = target && 'ids' in target ? { ...(list.sort && { sort: list.sort }) } : list;
  const whole = kind === 'data' || kind === 'geojson';
  return {
    format: FORMATS[kind],
    ...(kind === 'xlsx' && { saved_as: kind }),
    language: language.code,
    filter,
    ...(!whole && { columns: exportColumns(shown) }),
    ...(deleted && { deleted: true }),
    ...(kind === 'csvContact' && { contact: true }),
    ...(target && ('ids' in target ? { ids: [...target.ids] } : { except: [...target.except] })),
  };
}

/** Export function of the case list, with its progress. The file name holds the filters and today's date. */
export function useExport(store: CaseListStore, shown: readonly string[]) {
  const t = useT('caseList');
  const [run] = useState(() => new ExportRun());

  const save = async (kind: Exclude<ExportKind, 'codebook'>, name: string): Promise<void> => {
    const body = exportBody(store, kind, shown);
    const file = await run.fetch((signal, onPiece) =>
      download(exportCases, { params: undefined, body, signal, onPiece }),
    );
    if (!file) return;
    if (kind === 'xlsx') {
      const { caseTable } = await import('./case-table');
      return saveTable(name, caseTable(await file.blob.text()), 'xlsx');
    }
    const end = { csv: 'csv', data: 'data.csv', geojson: 'geojson' }[body.format];
    saveFile(`${name}.${end}`, file.blob);
  };

  const start = async (kind: ExportKind): Promise<void> => {
    const labels = labelsNow();
    const words = store.query ? queryWords(store.query, labels) : [];
    const chosen = store.chosen > 0 ? [`${store.chosen} ${t('export.chosen')}`] : words;
    const name = fileNameFrom(t('export.file'), chosen, clock.today());
    try {
      if (kind !== 'codebook') return await save(kind, name);
      const { caseCodebook } = await import('./codebook');
      const text = caseCodebook(fileName(`${name}.data.csv`), words, labels);
      saveFile(`${name}.datapackage.json`, new Blob([text], { type: 'application/json' }));
    } catch (thrown) {
      store.fail(thrown);
    }
  };
  return { run, start };
}
