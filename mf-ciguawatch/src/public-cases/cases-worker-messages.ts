import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import type { QueryInput, QueryName } from '@ciguawatch/shared/domain/statistics/engine-query';

/** Message from the page to the worker: the table once, then queries over it. */
export type WorkerMessage =
  | { table: CaseTable }
  | { id: number; name: QueryName; ask: QueryInput<QueryName> };
/** Message from the worker to the page: the result or the error of the query with this id. */
export type WorkerReply = { id: number; result: unknown } | { id: number; error: string };
