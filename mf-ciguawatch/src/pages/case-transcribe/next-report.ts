import { emptyReport, isUntouched, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';

/** Answers that a pile of paper reports shares: place, date, reporter and health facility. */
const CARRIED_FIELDS = [
  'case_location_id',
  'event_date',
  'profile',
  'med_seen',
  'med_type',
  'med_place',
  'med_location_id',
] as const;

/** Answers that prefill the next report of a pile. */
export function nextReport(values: ReportValues): Partial<ReportValues> {
  return Object.fromEntries(CARRIED_FIELDS.map((field) => [field, values[field]]));
}

/** Whether a report has only carried-over answers: it was sent by a key held too long. */
export function onlyCarried(values: ReportValues): boolean {
  return isUntouched({ ...values, ...nextReport(emptyReport()) });
}
