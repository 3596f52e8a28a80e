import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';

/** What editors decide about a case, beside what it says. */
export interface Decisions {
  review_state: ReviewState;
  match_event: string | null;
  duplicate_of: number | null;
  /** why the state changes, in words */
  reason: string;
}

export const decisionsOf = (row: CaseFull): Decisions => ({
  review_state: row.review_state,
  match_event: row.match_event,
  duplicate_of: row.duplicate_of,
  reason: '',
});
