import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import { type CasesEngine, localEngine } from './cases-engine-local';

/**
 * Rows from which a worker counts, because counting on the main thread would make dragging the map stutter.
 */
const WORKER_MIN_ROWS = 20_000;

/**
 * The engine for a table: a worker for a large one, the main thread where no worker can be started.
 * @param again packs the table again, because the worker takes over the memory of the first one
 */
export async function engineFor(table: CaseTable, again: () => Promise<CaseTable>): Promise<CasesEngine> {
  if (table.size < WORKER_MIN_ROWS || typeof Worker === 'undefined') return localEngine(table);
  return import('./cases-worker-start')
    .then(({ workerEngine }) => workerEngine(table, again))
    .catch(() => localEngine(table));
}
