import { isRecord } from '@ciguawatch/shared/contract/check';

/** Time of the meal of a queued report: civil date, and time at the place if known. */
interface MealSummary {
  date: string;
  time: string | null;
}

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/;

/** The meal of a queued report as entered; null for other bodies. */
export function mealOf(body: unknown): MealSummary | null {
  const report = isRecord(body) && isRecord(body.case) ? body.case : body;
  if (!isRecord(report) || typeof report.case_eventtime !== 'string') return null;
  const [, date, time] = LOCAL_TIME.exec(report.case_eventtime) ?? [];
  if (date === undefined) return null;
  return { date, time: report.time_known === false ? null : (time ?? null) };
}

/** Short code of an item, to distinguish it in a list. */
export function shortCode(uuid: string): string {
  return uuid.slice(0, 8).toUpperCase();
}

/** Whether the report form can open an item. */
export function isReport(call: string): boolean {
  return call === 'report' || call === 'createCase';
}
