import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';

/** Decisions of editors about a case, in addition to its answers. */
export interface Decisions {
  review_state: ReviewState;
  match_event: string | null;
  duplicate_of: number | null;
  /** reason for a change of state; empty without one */
  reason: string;
}

/** The stored decisions about a case; the reason starts empty. */
export const decisionsOf = (row: CaseFull): Decisions => ({
  review_state: row.review_state,
  match_event: row.match_event,
  duplicate_of: row.duplicate_of,
  reason: '',
});
