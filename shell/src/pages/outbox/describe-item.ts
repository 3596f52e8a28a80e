import { isRecord } from '@ciguawatch/shared/contract/check';

/** When the meal of a queued report was: civil date, and the time at the place when it is known. */
interface Meal {
  date: string;
  time: string | null;
}

const WALL = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/;

/** The meal a queued body speaks of, as it was entered; null when it holds none. */
export function mealOf(body: unknown): Meal | null {
  const report = isRecord(body) && isRecord(body.case) ? body.case : body;
  if (!isRecord(report) || typeof report.case_eventtime !== 'string') return null;
  const [, date, time] = WALL.exec(report.case_eventtime) ?? [];
  if (date === undefined) return null;
  return { date, time: report.time_known === false ? null : (time ?? null) };
}

/** Short code of an item, to tell it from the others of a list. */
export function shortCode(uuid: string): string {
  return uuid.slice(0, 8).toUpperCase();
}

/** Whether the report form can open an item. */
export function isReport(call: string): boolean {
  return call === 'report' || call === 'createCase';
}
