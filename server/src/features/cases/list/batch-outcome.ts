import type { BatchOutcome, CaseBatch } from '@ciguawatch/shared/api/schemas/case-list';
import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { stepRefusal } from '@ciguawatch/shared/domain/review/transitions';
import { managesCountry, type Operator } from '../../../http/operator';
import type { LockedCase } from '../lock-cases';
import { restoreExpired } from '../remove';

/** Action of a batch, with editor and time. */
export interface BatchRequest {
  who: Operator;
  action: CaseBatch['action'];
  reason: string | null;
  /** new review state; undefined when it stays */
  target: ReviewState | undefined;
  /** milliseconds since 1970 UTC */
  now: number;
}

/**
 * Outcome of a batch for one case: `done`, or why it is left as it is.
 * @param version with which the case was shown
 */
export function outcomeOf(request: BatchRequest, row: LockedCase | undefined, version: number): BatchOutcome {
  if (!row) return 'missing';
  if (!managesCountry(request.who, row.case_country)) return 'forbidden';
  if (request.action === 'delete' || request.action === 'restore')
    return standing(row, request.action === 'delete', version, request.now);
  if (row.deleted_at) return 'deleted';
  if (row.review_state === 'withdrawn') return 'withdrawn';
  if (row.version !== version) return 'conflict';
  const { target = row.review_state } = request;
  return stepRefusal(row.review_state, target, 'editor', request.reason) ?? 'done';
}

function standing(row: LockedCase, gone: boolean, version: number, now: number): BatchOutcome {
  if ((row.deleted_at !== null) === gone) return 'unchanged';
  if (row.version !== version) return 'conflict';
  return row.deleted_at && restoreExpired(row.deleted_at, now) ? 'expired' : 'done';
}
