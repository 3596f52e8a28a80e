import { patchOf, valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Decisions, decisionsOf } from './head/decisions';

/** What an editor changed, as a patch; null when nothing was. */
export function changesOf(row: CaseFull, values: ReportValues, decisions: Decisions): CasePatch | null {
  const before = decisionsOf(row);
  // A reason belongs to another state.
  const said = decisions.review_state === before.review_state ? { ...decisions, reason: '' } : decisions;
  const decided = Object.entries(said).filter(([key, value]) => value !== before[key as keyof Decisions]);
  const content = patchOf(valuesOf(row), values);
  return content || decided.length > 0 ? { ...content, ...Object.fromEntries(decided) } : null;
}
