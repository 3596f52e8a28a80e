import { valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Decisions, decisionsOf } from './head/decisions';
import type { CaseChanges } from './left/kept-changes';

/** Form values of a saved case: the answers of its report and the decisions of editors. */
export type CaseValues = ReportValues & Decisions;

/** Initial form values of a saved case, with unsaved changes applied. */
export const caseValues = (row: CaseFull, changes: CaseChanges | null): CaseValues => ({
  ...valuesOf(row),
  ...changes?.values,
  ...decisionsOf(row),
  ...changes?.decisions,
});

/**
 * Splits form values into answers and decisions. An emptied meal link becomes null, so that it counts as no
 * link.
 */
export function partsOf(values: CaseValues): { answers: ReportValues; decisions: Decisions } {
  const { review_state, match_event, duplicate_of, reason, ...answers } = values;
  return { answers, decisions: { review_state, match_event: match_event || null, duplicate_of, reason } };
}
