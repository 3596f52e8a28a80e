import type { HistoryCase, IslandHistory } from './history';

/** Civil date so many days later. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** First and last civil date of the month of a date. */
export function monthOf(date: string): { from: string; until: string } {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const head = date.slice(0, 8);
  return { from: `${head}01`, until: `${head}${last}` };
}

/** Whether a case lies in a window; one without a day does when its whole month does. */
export function within({ year, month, date }: HistoryCase, from: string, until: string): boolean {
  if (date !== null) return from <= date && date <= until;
  const whole = monthOf(`${year}-${String(month).padStart(2, '0')}-01`);
  return from <= whole.from && whole.until <= until;
}

/** Ids of the cases of an island in a window, ascending. */
export const casesWithin = ({ cases }: IslandHistory, from: string, until: string): number[] =>
  cases
    .filter((one) => within(one, from, until))
    .map(({ id }) => id)
    .sort((a, b) => a - b);
