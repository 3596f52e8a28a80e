import type { HistoryCase } from './history';
import { dayOf, daysAfter } from './window';

/** How far back a case that changed has its day looked at again: a year and the weeks that paper takes. */
const LOOK_BACK_DAYS = 400;

/** The earliest civil date as of which a rule is asked. */
export const firstDayAsked = (today: string): string => daysAfter(today, -LOOK_BACK_DAYS);

/**
 * Civil dates as of which the rules are asked once cases of an island changed: today, then, the latest first, every
 * day with a case whose moving window holds a changed one. The latest first, so that one window holds as much of an
 * outbreak as it can.
 * @param changed days of the changed cases; those of more than `LOOK_BACK_DAYS` ago, or to come, are left out
 * @param cases those of the island
 * @param alertDays length of the moving window
 */
export function daysAsked(
  changed: readonly string[],
  cases: readonly HistoryCase[],
  today: string,
  alertDays: number,
): string[] {
  const first = firstDayAsked(today);
  const recent = changed.filter((day) => first <= day && day <= today);
  const spans = recent.map((day) => ({ from: day, until: daysAfter(day, alertDays - 1) }));
  const reached = cases
    .map(dayOf)
    .filter((day) => day < today && spans.some(({ from, until }) => from <= day && day <= until));
  return [today, ...[...new Set(reached)].sort().reverse()];
}
