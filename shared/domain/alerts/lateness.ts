import type { HistoryCase } from './history';
import { dayOf, daysOf } from './window';

/** An alert raised this many days after its latest meal, or more, is told late: most reports come within a week. */
const LATE_DAYS = 8;

/**
 * Days from the latest meal of the cases of an alert to the day it is raised.
 * @param today civil date at the place
 */
export function toldAfter(cases: readonly HistoryCase[], today: string): number {
  const latest = cases.map(dayOf).sort().at(-1);
  return latest === undefined || latest >= today ? 0 : daysOf({ from: latest, until: today }) - 1;
}

/** Whether an alert says how late it was told; null where that was not kept. */
export const isLate = (days: number | null): days is number => days !== null && days >= LATE_DAYS;
