import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { recallJson, remember } from '@ciguawatch/shared/runtime/storage/local-storage';

const KEEP_WANTED_KEY = 'ciguawatch.report.keep';
const KEPT_FIELDS_KEY = 'ciguawatch.report.kept';

/** Answers that health staff may carry over to their next report: the place and the health facility. */
const KEPT_FIELD_NAMES = [
  'case_location_id',
  'med_seen',
  'med_type',
  'med_place',
  'med_location_id',
] as const;
type KeptFields = Pick<ReportValues, (typeof KEPT_FIELD_NAMES)[number]>;

/** Whether this device carries place and health facility over to its next report. */
export const keepWanted = (): boolean => recallJson<boolean>(KEEP_WANTED_KEY) === true;

/** Turns carrying over on or off; turning it off deletes the stored answers. */
export function setCarryOver(wanted: boolean): void {
  remember(KEEP_WANTED_KEY, wanted ? 'true' : null);
  if (!wanted) remember(KEPT_FIELDS_KEY, null);
}

/** Stores place and health facility of a queued report, if carrying over is on. */
export function storeCarriedAnswers(values: ReportValues): void {
  if (!keepWanted()) return;
  const kept = Object.fromEntries(KEPT_FIELD_NAMES.map((field) => [field, values[field]]));
  remember(KEPT_FIELDS_KEY, JSON.stringify(kept));
}

/** Answers carried over from the last report; empty when carrying over is off. */
export function carriedAnswers(): Partial<KeptFields> {
  return keepWanted() ? (recallJson<KeptFields>(KEPT_FIELDS_KEY) ?? {}) : {};
}
