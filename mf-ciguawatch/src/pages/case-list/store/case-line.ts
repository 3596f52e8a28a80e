import type { CaseDuplicate } from '@ciguawatch/shared/api/schemas/case';
import type { CaseRowPart } from '@ciguawatch/shared/api/schemas/case-list';
import type { Refusal } from '@ciguawatch/shared/domain/review/refusals';

/** One row of the store: what every row says, and of the other fields those whose columns are shown. */
export type CaseLine = Pick<CaseRowPart, 'id' | 'version' | 'review_state'> & Partial<CaseRowPart>;

/** A case by its number, with the version that it was shown with. */
export type Seen = Pick<CaseLine, 'id' | 'version'>;

/** A case that was left as it is, and why. */
export interface Left {
  id: number;
  why: Refusal;
  /** with `original`: the report that may be swapped with it, and the version of the case itself */
  swap: { duplicate: CaseDuplicate; version: number } | null;
}
