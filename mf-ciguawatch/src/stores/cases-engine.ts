import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import {
  type Answer,
  type Ask,
  answerQuery,
  type QueryName,
} from '@ciguawatch/shared/domain/statistics/engine-query';

/** Answers questions about one table of cases. */
export interface CasesEngine {
  ask<Q extends QueryName>(name: Q, ask: Ask<Q>): Promise<Answer<Q>>;
  close(): void;
}

/** The table was replaced while a question about it was open. */
export class EngineClosed extends Error {}

/** Rows above which counting would be felt while dragging a map: then it is done beside the page. */
export const WORKER_FROM = 150_000;

/** Counts on the page itself: a few milliseconds below `WORKER_FROM` rows. */
export const localEngine = (table: CaseTable): CasesEngine => ({
  ask: async (name, ask) => answerQuery(table, name, ask),
  close: () => undefined,
});

/** The engine for a table of this size. Where no worker can be had the page counts. */
export async function engineFor(table: CaseTable): Promise<CasesEngine> {
  if (table.size < WORKER_FROM || typeof Worker === 'undefined') return localEngine(table);
  return import('./cases-worker-start').then(
    ({ workerEngine }) => workerEngine(table),
    () => localEngine(table),
  );
}
