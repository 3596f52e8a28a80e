import { exportCases } from '@ciguawatch/shared/api/calls/case-list';
import type { CaseExport } from '@ciguawatch/shared/api/schemas/case-list';
import { download } from '@ciguawatch/shared/runtime/download/download';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { saveFile } from '@ciguawatch/shared/ui/charts/save-file';
import { useState } from 'react';
import { paramsOf } from '../filters/query-address';
import type { CaseListStore } from '../store/case-list-store';
import { ExportRun } from './export-run';

/** What is written: CSV without contacts or with them, or GeoJSON. */
export type ExportKind = 'csv' | 'csvContact' | 'geojson';

/** The body of an export: the chosen cases, or all that the list shows when none is chosen. */
export function exportBody(
  store: Pick<CaseListStore, 'query' | 'chosen' | 'target'>,
  kind: ExportKind,
): CaseExport {
  const { deleted, ...list } = store.query ? paramsOf(store.query) : {};
  const target = store.chosen > 0 ? store.target() : null;
  // Chosen by number, a case goes along though it was changed and the filter would no longer find it.
  const filter = target && 'ids' in target ? { ...(list.sort && { sort: list.sort }) } : list;
  return {
    format: kind === 'geojson' ? 'geojson' : 'csv',
    language: language.code,
    filter,
    ...(deleted && { deleted: true }),
    ...(kind === 'csvContact' && { contact: true }),
    ...(target && ('ids' in target ? { ids: [...target.ids] } : { except: [...target.except] })),
  };
}

/** Exports cases as a file, one at a time. */
export function useExport(store: CaseListStore) {
  const t = useT('caseList');
  const [run] = useState(() => new ExportRun());
  const start = async (kind: ExportKind): Promise<void> => {
    const body = exportBody(store, kind);
    try {
      const file = await run.fetch((signal, onPiece) =>
        download(exportCases, { params: undefined, body, signal, onPiece }),
      );
      const end = body.format === 'csv' ? 'csv' : 'geojson';
      if (file) saveFile(`${t('export.file')}-${clock.today()}.${end}`, file.blob);
    } catch (thrown) {
      store.fail(thrown);
    }
  };
  return { run, start };
}
