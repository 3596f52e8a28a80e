import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import { type CasesEngine, localEngine } from './cases-engine-local';

/** Rows above which counting would be felt while dragging a map: then it is done beside the page. */
const WORKER_FROM = 20_000;

/**
 * The engine for a table of this size. Where no worker can be had the page counts.
 * @param again packs the table again: the worker takes the first one away
 */
export async function engineFor(table: CaseTable, again: () => Promise<CaseTable>): Promise<CasesEngine> {
  if (table.size < WORKER_FROM || typeof Worker === 'undefined') return localEngine(table);
  return import('./cases-worker-start')
    .then(({ workerEngine }) => workerEngine(table, again))
    .catch(() => localEngine(table));
}
