import { civilOf, isoDate, parseIsoDate } from './timezone';

/**
 * Minutes from which a wrong clock of a device puts the dates of its report in doubt (product decisions): the
 * report is kept for review.
 */
export const CLOCK_DOUBTED = 12 * 60;

/** Adds whole days to a civil date, independent of any time zone. */
export function addDays(date: string, days: number): string {
  const civil = parseIsoDate(date);
  if (!civil) return date;
  const moved = new Date(Date.UTC(civil.year, civil.month - 1, civil.day + days, 12));
  return isoDate({ year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() });
}

/** Day of the week of a civil date, 0 for Sunday; null for a text that is no date. */
export function weekday(date: string): number | null {
  const civil = parseIsoDate(date);
  return civil && new Date(Date.UTC(civil.year, civil.month - 1, civil.day, 12)).getUTCDay();
}

/** Whether a text is a time of day, 00:00 to 23:59. */
export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * The time of a meal as sent to the server: wall time at the place without offset, or only the civil date
 * when the hour is unknown. The server resolves it in the time zone of the place.
 */
export function wallTime(date: string, clock: string | null): string {
  return clock === null ? date : `${date}T${clock}`;
}

/**
 * Whether a civil date, with its wall time when known, is in the future at a place. The current minute is
 * not.
 * @param now milliseconds since 1970 UTC
 * @param zone IANA zone of the place
 */
export function isFuture(date: string, clock: string | null, now: number, zone: string): boolean {
  const at = civilOf(now, zone);
  const today = isoDate(at);
  if (date !== today || clock === null) return date > today;
  const minute = `${String(at.hour).padStart(2, '0')}:${String(at.minute).padStart(2, '0')}`;
  return clock > minute;
}
