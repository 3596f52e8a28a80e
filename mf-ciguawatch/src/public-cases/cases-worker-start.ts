import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import type { QueryInput, QueryName, QueryResult } from '@ciguawatch/shared/domain/statistics/engine-query';
import { CheckedWorker } from '@ciguawatch/shared/runtime/page/checked-worker';
import { type CasesEngine, EngineClosed, localEngine } from './cases-engine-local';
import type { WorkerMessage, WorkerReply } from './cases-worker-messages';

interface PendingQuery {
  name: QueryName;
  ask: QueryInput<QueryName>;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Buffers of a table, which are transferred to the worker instead of copied. */
const memoryOf = (table: CaseTable): ArrayBuffer[] =>
  Object.values(table)
    .flat()
    .flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer as ArrayBuffer] : []));

/**
 * Engine that counts in a worker, so that the page stays responsive with a hundred thousand rows. If the
 * worker fails, the page counts and open queries are repeated there.
 * @param table unusable afterwards, because its buffers are transferred
 * @param again packs the table again, for the page to count
 * @throws when the worker's file differs from the released one; the table is untouched then
 */
export async function workerEngine(table: CaseTable, again: () => Promise<CaseTable>): Promise<CasesEngine> {
  const worker = await new CheckedWorker(new URL('./cases-worker.ts', import.meta.url), {
    name: 'cases',
  }).start(__webpack_require__.digests);
  const waiting = new Map<number, PendingQuery>();
  let last = 0;
  let instead: Promise<CasesEngine> | null = null;
  worker.onerror = () => {
    if (instead) return;
    const local = again().then(localEngine);
    instead = local;
    for (const { name, ask, resolve, reject } of waiting.values())
      local.then((engine) => engine.ask(name, ask)).then(resolve, reject);
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.result);
  };
  worker.postMessage({ table } satisfies WorkerMessage, memoryOf(table));
  return {
    ask: <Q extends QueryName>(name: Q, ask: QueryInput<Q>) =>
      instead?.then((engine) => engine.ask(name, ask)) ??
      new Promise<QueryResult<Q>>((resolve, reject) => {
        last += 1;
        waiting.set(last, { name, ask, resolve: (result) => resolve(result as QueryResult<Q>), reject });
        worker.postMessage({ id: last, name, ask } satisfies WorkerMessage);
      }),
    close: () => {
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new EngineClosed());
      waiting.clear();
    },
  };
}
