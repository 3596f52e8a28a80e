import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import { answerQuery } from '@ciguawatch/shared/domain/statistics/engine-query';
import type { WorkerAnswer, WorkerMessage } from './cases-worker-messages';

let table: CaseTable | null = null;

/** Keeps one table and answers questions about it. */
self.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
  if ('table' in data) {
    table = data.table;
    return;
  }
  const reply = (answer: WorkerAnswer) => self.postMessage(answer);
  try {
    if (!table) throw new Error('no table yet');
    reply({ id: data.id, answer: answerQuery(table, data.name, data.ask) });
  } catch (error) {
    reply({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
};
