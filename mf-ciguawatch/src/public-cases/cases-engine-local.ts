import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import {
  type QueryInput,
  type QueryName,
  type QueryResult,
  runQuery,
} from '@ciguawatch/shared/domain/statistics/engine-query';

/** Runs queries over one table of cases. */
export interface CasesEngine {
  /** Runs one query; rejects with what the query threw, or with `EngineClosed` after `close`. */
  ask<Q extends QueryName>(name: Q, ask: QueryInput<Q>): Promise<QueryResult<Q>>;
  /** Frees the worker, if there is one, and rejects its open queries. */
  close(): void;
}

/** Thrown to the caller of a query, or of packing, when a newer table replaces the one in use. */
export class EngineClosed extends Error {}

/** Counts on the main thread, which takes a few milliseconds for tables too small for a worker. */
export const localEngine = (table: CaseTable): CasesEngine => ({
  ask: async (name, ask) => runQuery(table, name, ask),
  close: () => undefined,
});
