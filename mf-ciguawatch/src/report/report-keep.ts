import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';

const WANTED = 'ciguawatch.report.keep';
const KEPT = 'ciguawatch.report.kept';

/** Answers that health staff may carry over to their next report: the place and the health facility. */
const FIELDS = ['case_location_id', 'med_seen', 'med_type', 'med_place', 'med_location_id'] as const;
type Kept = Pick<ReportValues, (typeof FIELDS)[number]>;

/** Whether this device carries place and health facility over to its next report. */
export const keepWanted = (): boolean => recallJson<boolean>(WANTED) === true;

/** Turns carrying over on or off; turning it off deletes the stored answers. */
export function wantKeep(wanted: boolean): void {
  remember(WANTED, wanted ? 'true' : null);
  if (!wanted) remember(KEPT, null);
}

/** Stores place and health facility of a queued report, if carrying over is on. */
export function keepFrom(values: ReportValues): void {
  if (!keepWanted()) return;
  const kept = Object.fromEntries(FIELDS.map((field) => [field, values[field]]));
  remember(KEPT, JSON.stringify(kept));
}

/** Answers carried over from the last report; empty when carrying over is off. */
export function keptAnswers(): Partial<Kept> {
  return keepWanted() ? (recallJson<Kept>(KEPT) ?? {}) : {};
}
