import type { CaseDuplicate } from '@ciguawatch/shared/api/schemas/case';
import type { CaseRowPart } from '@ciguawatch/shared/api/schemas/case-list';
import type { Refusal } from '@ciguawatch/shared/domain/review/refusals';

/** One row of the case list: some fields always, others only when their column is shown. */
export type CaseLine = Pick<CaseRowPart, 'id' | 'version' | 'review_state'> & Partial<CaseRowPart>;

/** Id of a case and the version that was shown on the screen. */
export type ShownVersion = Pick<CaseLine, 'id' | 'version'>;

/** A case that a batch or a decision did not change, with the reason. */
export interface UnchangedCase {
  id: number;
  why: Refusal;
  /** set when `why` is `original`: the duplicate that may take its place, and the version of the case */
  swap: { duplicate: CaseDuplicate; version: number } | null;
}
