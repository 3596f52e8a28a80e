import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { RowSource } from '@ciguawatch/shared/ui/grid/paged-rows';
import type { DeskQuery } from '../filters/query-address';
import type { CaseLine } from './case-line';
import type { Decide } from './decisions';

/** Greatest length of a reason, in characters. */
export const REASON_MAX = 500;

/** Where the list stands: the cases there are, or those that were deleted and can be restored. */
export type Shelf = 'list' | 'deleted';

/** Rows that something is done with: some by their numbers, or all that a query finds but some. */
export type Target = { ids: readonly number[] } | { query: DeskQuery; except: readonly number[] };

/** What became of many rows. */
export interface Outcome {
  done: number;
  /** numbers of cases that somebody changed meanwhile, or that may not be changed */
  refused: readonly number[];
}

/** What the desk asks of the server. */
export interface DeskPort {
  rows: (query: DeskQuery, fields: readonly string[], shelf: Shelf) => RowSource<CaseLine, string>;
  decide: Decide;
  /** @param onDone how many rows are done so far */
  decideMany: (
    target: Target,
    state: ReviewState,
    reason: string | null,
    onDone: (n: number) => void,
  ) => Promise<Outcome>;
  removeMany: (target: Target, onDone: (n: number) => void) => Promise<Outcome & { ids: readonly number[] }>;
  restoreMany: (ids: readonly number[]) => Promise<Outcome>;
}
