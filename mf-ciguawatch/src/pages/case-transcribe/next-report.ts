import { emptyReport, isUntouched, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';

/** Answers that a pile of paper reports shares: the place, the day and the post. */
const SHARED = [
  'case_location_id',
  'event_date',
  'profile',
  'med_seen',
  'med_type',
  'med_place',
  'med_location_id',
] as const;

/** What the next report of a pile begins with. */
export function nextReport(values: ReportValues): Partial<ReportValues> {
  return Object.fromEntries(SHARED.map((field) => [field, values[field]]));
}

/** True when a report holds nothing but what was carried over: a key held too long, not a sheet. */
export function onlyCarried(values: ReportValues): boolean {
  return isUntouched({ ...values, ...nextReport(emptyReport()) });
}
