import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import {
  type QueryInput,
  type QueryName,
  type QueryResult,
  runQuery,
} from '@ciguawatch/shared/domain/statistics/engine-query';

/** Answers questions about one table of cases. */
export interface CasesEngine {
  ask<Q extends QueryName>(name: Q, ask: QueryInput<Q>): Promise<QueryResult<Q>>;
  close(): void;
}

/** The table was replaced while a question about it was open. */
export class EngineClosed extends Error {}

/** Counts on the page itself: a few milliseconds below the size from which a worker is asked. */
export const localEngine = (table: CaseTable): CasesEngine => ({
  ask: async (name, ask) => runQuery(table, name, ask),
  close: () => undefined,
});
