import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import type { QueryInput, QueryName } from '@ciguawatch/shared/domain/statistics/engine-query';

/** What the page says to the worker: the table once, then queries over it. */
export type WorkerMessage =
  | { table: CaseTable }
  | { id: number; name: QueryName; ask: QueryInput<QueryName> };
/** What the worker says back, by the number of the query. */
export type WorkerReply = { id: number; result: unknown } | { id: number; error: string };
