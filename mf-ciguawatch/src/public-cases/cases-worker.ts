import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import { runQuery } from '@ciguawatch/shared/domain/statistics/engine-query';
import type { WorkerMessage, WorkerReply } from './cases-worker-messages';

let table: CaseTable | null = null;

/** Entry point of the worker: keeps one table and answers queries over it. */
self.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
  if ('table' in data) {
    table = data.table;
    return;
  }
  const reply = (message: WorkerReply) => self.postMessage(message);
  try {
    if (!table) throw new Error('no table yet');
    reply({ id: data.id, result: runQuery(table, data.name, data.ask) });
  } catch (error) {
    reply({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
};
