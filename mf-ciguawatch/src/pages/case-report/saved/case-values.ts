import { valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Decisions, decisionsOf } from './head/decisions';
import type { CaseChanges } from './left/kept-changes';

/** What the form of a saved case holds: the answers of its report and what editors decide about it. */
export type CaseValues = ReportValues & Decisions;

/** A saved case as its form begins, with the changes to go on with. */
export const caseValues = (row: CaseFull, changes: CaseChanges | null): CaseValues => ({
  ...valuesOf(row),
  ...changes?.values,
  ...decisionsOf(row),
  ...changes?.decisions,
});

/** The two parts of the form's values; an emptied text decides nothing. */
export function partsOf(values: CaseValues): { answers: ReportValues; decisions: Decisions } {
  const { review_state, match_event, duplicate_of, reason, ...answers } = values;
  return { answers, decisions: { review_state, match_event: match_event || null, duplicate_of, reason } };
}
