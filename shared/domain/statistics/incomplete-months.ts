import type { MonthOf } from './coverage';

/** Fewest reports from which the delay of a country's reports is known, and said to anybody. */
export const LEAST_DELAYS = 30;
/** Reports with a longer delay after the meal are old records; they are excluded from the reporting delay. */
export const MOST_DELAY_DAYS = 180;
/** Years of reports that the delay is computed from. */
export const DELAY_YEARS = 2;
/** Days for which a month counts as incomplete after its end while the delay of the country is not known. */
export const UNKNOWN_DELAY = 30;

const DAY_MS = 86_400_000;

/** A civil day; months run from 1 to 12. */
export interface DayOf extends MonthOf {
  day: number;
}

/**
 * Whether reports of a month are still to come: it is not over, or it ended no more days ago than half of the
 * reports take.
 * @param today the current day at the place
 * @param delay median days from the meal to the report; null where fewer than `LEAST_DELAYS` are known
 */
export function isIncomplete({ year, month }: MonthOf, today: DayOf, delay: number | null): boolean {
  const end = Date.UTC(year, month, 0);
  return Date.UTC(today.year, today.month - 1, today.day) - end <= (delay ?? UNKNOWN_DELAY) * DAY_MS;
}
