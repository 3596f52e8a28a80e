import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import type { QueryInput, QueryName } from '@ciguawatch/shared/domain/statistics/engine-query';

/** What the page says to the worker: the table once, then questions about it. */
export type WorkerMessage =
  | { table: CaseTable }
  | { id: number; name: QueryName; ask: QueryInput<QueryName> };
/** What the worker says back, by the number of the question. */
export type WorkerAnswer = { id: number; answer: unknown } | { id: number; error: string };
