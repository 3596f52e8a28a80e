import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { RowSource } from '@ciguawatch/shared/ui/grid/paged-rows';
import type { CaseListQuery } from '../filters/query-address';
import type { CaseLine, Left, Seen } from './case-line';
import type { Decide } from './decisions';

/** Start of a page of rows: after the last row of another page, or at a row itself. */
export type PageStart = { after: string } | { from: string };

/** Rows that something is done with: some by their numbers, or all that a query finds but some. */
export type Target =
  | { ids: readonly number[]; query: CaseListQuery }
  | { except: readonly number[]; query: CaseListQuery };

/** What is done with many rows. */
export type Batch =
  | { action: 'review'; review_state: ReviewState; reason: string | null }
  | { action: 'delete' | 'restore' };

/** Result of a batch. */
interface BatchResult {
  /** those that changed, with the versions that they have now */
  done: readonly Seen[];
  left: readonly Left[];
}

/** Calls that the case list makes to the server. */
export interface CaseListPort {
  rows: (query: CaseListQuery, columns: readonly CaseListColumnName[]) => RowSource<CaseLine, PageStart>;
  /** every case that a query finds, with its version, at the moment when all are chosen */
  all: (query: CaseListQuery, signal: AbortSignal) => Promise<readonly Seen[]>;
  decide: Decide;
  /** @param onDone how many rows are through so far */
  batch: (cases: readonly Seen[], batch: Batch, onDone: (n: number) => void) => Promise<BatchResult>;
  /** lets a duplicate take the place of a case that it was left out for */
  swap: (left: Left) => Promise<void>;
}
