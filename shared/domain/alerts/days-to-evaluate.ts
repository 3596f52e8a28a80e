import type { HistoryCase } from './history';
import { dayOf, daysAfter } from './window';

/**
 * A changed case older than this many days is not checked for alerts again: a year, and the weeks a paper
 * form takes to arrive.
 */
const LOOK_BACK_DAYS = 400;

/** The earliest civil date for which a change of a case still triggers the alert rules. */
export const firstDayToEvaluate = (today: string): string => daysAfter(today, -LOOK_BACK_DAYS);

/**
 * Civil dates on which the alert rules are evaluated after cases of an island changed: today, then every
 * day with a case whose moving window contains a changed one. The latest comes first, so that one alert
 * covers as many cases of an outbreak as possible.
 * @param changed days of the changed cases; those older than `LOOK_BACK_DAYS` or in the future are left out
 * @param cases those of the island
 * @param alertDays length of the moving window in days
 */
export function daysToEvaluate(
  changed: readonly string[],
  cases: readonly HistoryCase[],
  today: string,
  alertDays: number,
): string[] {
  const first = firstDayToEvaluate(today);
  const recent = changed.filter((day) => first <= day && day <= today);
  const spans = recent.map((day) => ({ from: day, until: daysAfter(day, alertDays - 1) }));
  const reached = cases
    .map(dayOf)
    .filter((day) => day < today && spans.some(({ from, until }) => from <= day && day <= until));
  return [today, ...[...new Set(reached)].sort().reverse()];
}
