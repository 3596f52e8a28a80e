import type { HistoryCase } from './history';
import { dayOf, daysOf } from './window';

/**
 * An alert that is raised this many days or more after its latest meal is shown as late: most reports
 * arrive within a week.
 */
const LATE_DAYS = 8;

/**
 * Days from the latest meal among the cases of an alert to the day on which the alert is raised.
 * @param today civil date at the place
 */
export function daysUntilRaised(cases: readonly HistoryCase[], today: string): number {
  const latest = cases.map(dayOf).sort().at(-1);
  return latest === undefined || latest >= today ? 0 : daysOf({ from: latest, until: today }) - 1;
}

/** Whether an alert was raised late; false where the delay was not recorded (null). */
export const isLate = (days: number | null): days is number => days !== null && days >= LATE_DAYS;
