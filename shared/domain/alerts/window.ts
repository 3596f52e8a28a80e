import type { HistoryCase, IslandHistory } from './history';

/** Civil date so many days later. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Days of a month, 1 to 12, computed without a Date because replaying years of cases calls this half a
 * million times.
 */
function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** First and last civil date of the month of a date. */
export function monthOf(date: string): { from: string; until: string } {
  const head = date.slice(0, 8);
  return {
    from: `${head}01`,
    until: `${head}${daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}`,
  };
}

/** The window of so many days that ends with a date, both ends included. */
export const movingWindow = (today: string, days: number): { from: string; until: string } => ({
  from: daysAfter(today, 1 - days),
  until: today,
});

/** The day on which a case is counted: that of its meal, or the last one of its month where only that is known. */
export const dayOf = ({ year, month, date }: HistoryCase): string =>
  date ?? monthOf(`${year}-${String(month).padStart(2, '0')}-01`).until;

/** Days of a window, its first and last one counted. */
export const daysOf = ({ from, until }: { from: string; until: string }): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;

/** Whether a case lies in a window; a case without a day does when its whole month does. */
export function isInWindow({ year, month, date }: HistoryCase, from: string, until: string): boolean {
  if (date !== null) return from <= date && date <= until;
  const monthSpan = monthOf(`${year}-${String(month).padStart(2, '0')}-01`);
  return from <= monthSpan.from && monthSpan.until <= until;
}

/** Ids of the cases of an island in a window, ascending. */
export const casesWithin = ({ cases }: IslandHistory, from: string, until: string): number[] =>
  cases
    .filter((one) => isInWindow(one, from, until))
    .map(({ id }) => id)
    .sort((a, b) => a - b);
