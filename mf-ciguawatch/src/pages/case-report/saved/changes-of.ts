import { patchOf, valuesOf } from '@ciguawatch/shared/api/report/report-body';
import type { CaseFull, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { type Decisions, decisionsOf } from './head/decisions';

/** The editor’s changes as a patch; null without changes. */
export function changesOf(row: CaseFull, values: ReportValues, decisions: Decisions): CasePatch | null {
  const before = decisionsOf(row);
  // The reason explains a change of state, so it is dropped while the state is unchanged.
  const said = decisions.review_state === before.review_state ? { ...decisions, reason: '' } : decisions;
  const decided = Object.entries(said).filter(([key, value]) => value !== before[key as keyof Decisions]);
  const content = patchOf(valuesOf(row), values);
  return content || decided.length > 0 ? { ...content, ...Object.fromEntries(decided) } : null;
}
