import type { DeskColumnName } from '@ciguawatch/shared/domain/case-desk/columns';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { RowSource } from '@ciguawatch/shared/ui/grid/paged-rows';
import type { DeskQuery } from '../filters/query-address';
import type { CaseLine } from './case-line';
import type { Decide } from './decisions';

/** Where a page begins: behind the last row of another, or with a row of its own. */
export type Mark = { after: string } | { from: string };

/** Rows that something is done with: some by their numbers, or all that a query finds but some. */
export type Target =
  | { ids: readonly number[]; query: DeskQuery }
  | { except: readonly number[]; query: DeskQuery };

/** What is done with many rows. */
export type Batch =
  | { action: 'review'; review_state: ReviewState; reason: string | null }
  | { action: 'delete' | 'restore' };

/** What became of many rows. */
export interface Outcome {
  /** numbers of the cases it was done with */
  done: readonly number[];
  /** how many were left as they are: changed meanwhile, or not to be changed */
  refused: number;
}

/** What the desk asks of the server. */
export interface DeskPort {
  rows: (query: DeskQuery, columns: readonly DeskColumnName[]) => RowSource<CaseLine, Mark>;
  decide: Decide;
  /** @param onDone how many rows are through so far */
  batch: (target: Target, batch: Batch, onDone: (n: number) => void) => Promise<Outcome>;
}
