import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';

const WANTED = 'ciguawatch.report.keep';
const KEPT = 'ciguawatch.report.kept';

/** What health staff may carry over to their next report: where, and at which post. */
const FIELDS = ['case_location_id', 'med_seen', 'med_type', 'med_place', 'med_location_id'] as const;
type Kept = Pick<ReportValues, (typeof FIELDS)[number]>;

/** Whether place and post are kept for the next report of this device. */
export const keepWanted = (): boolean => recallJson<boolean>(WANTED) === true;

/** Turns the keeping on, or off and forgets what was kept. */
export function wantKeep(wanted: boolean): void {
  remember(WANTED, wanted ? 'true' : null);
  if (!wanted) remember(KEPT, null);
}

/** Keeps place and post of a report that was saved, where the reporter asked for it. */
export function keepFrom(values: ReportValues): void {
  if (!keepWanted()) return;
  const kept = Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
  remember(KEPT, JSON.stringify(kept));
}

/** What was kept from the last report; nothing when the keeping is off. */
export function keptAnswers(): Partial<Kept> {
  return keepWanted() ? (recallJson<Kept>(KEPT) ?? {}) : {};
}
