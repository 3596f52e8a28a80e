import type { Decision } from '@ciguawatch/shared/api/schemas/desk/decision';
import type { CaseListColumnName } from '@ciguawatch/shared/domain/case-list/columns';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { RowSource } from '@ciguawatch/shared/ui/grid/paged-rows';
import type { CaseListQuery } from '../../../case-filter/query-address';
import type { UndoneDecision } from '../../../decisions/undo-decision';
import type { CaseLine, ShownVersion, UnchangedCase } from './case-line';
import type { Decide } from './decisions';

/** Start of a page of rows: the row after a cursor, or a row itself. */
export type PageStart = { after: string } | { from: string };

/** Cases that an action applies to: some ids, or all that a query finds except some ids. */
export type BatchTarget =
  | { ids: readonly number[]; query: CaseListQuery }
  | { except: readonly number[]; query: CaseListQuery };

/** An action on many cases. */
export type BatchAction =
  | { action: 'review'; review_state: ReviewState; reason: string | null }
  | { action: 'delete' | 'restore' };

/** The one decision that the calls of a batch make. */
export interface BatchDecision {
  uuid: string;
  /** the list whose cases were all selected; null for single ones */
  query: CaseListQuery | null;
}

/** Result of a batch: each case is either in `done` or in `left`. */
interface BatchResult {
  /** changed cases with their new versions */
  done: readonly ShownVersion[];
  left: readonly UnchangedCase[];
}

/** Calls that the case list makes to the server; tests replace them. */
export interface CaseListPort {
  /** @param onRead called with the server's time at which the first page was read */
  rows: (
    query: CaseListQuery,
    columns: readonly CaseListColumnName[],
    onRead: (at: string) => void,
  ) => RowSource<CaseLine, PageStart>;
  /** all cases that a query finds, with their versions */
  all: (query: CaseListQuery, signal: AbortSignal) => Promise<readonly ShownVersion[]>;
  decide: Decide;
  /** @param onDone number of cases processed so far */
  batch: (
    cases: readonly ShownVersion[],
    batch: BatchAction,
    decision: BatchDecision,
    onDone: (n: number) => void,
  ) => Promise<BatchResult>;
  undo: (uuid: string, onDone: (n: number) => void) => Promise<UndoneDecision>;
  /** one's own last decision that can still be undone */
  earlier: () => Promise<Decision | null>;
  /** makes the duplicate of a case the original */
  swap: (left: UnchangedCase, decision: string) => Promise<void>;
}
