import { civilOf, instantOf, isoDate } from '@ciguawatch/shared/domain/time/timezone';
import type { Random } from './demo-random';

const YEAR_MS = 365.25 * 86_400_000;

/** A moment in the last four years, not in the future. */
export function timeInLastYears(random: Random, now: number): number {
  return Math.floor(now - random.next() * 4 * YEAR_MS);
}

/** A moment between the start of the current month at the place and now. */
export function timeThisMonth(random: Random, now: number, zone: string): number {
  const start = instantOf({ ...civilOf(now, zone), day: 1, hour: 0, minute: 0 }, zone);
  return Math.floor(start + random.next() * Math.max(0, now - start));
}

/** True when a moment lies in the current month at the place. */
export function isThisMonth(at: number, now: number, zone: string): boolean {
  const month = civilOf(at, zone);
  const currentMonth = civilOf(now, zone);
  return month.year === currentMonth.year && month.month === currentMonth.month;
}

/** The time columns of a case. One in ten reporters does not know the hour. */
export function timeColumns(random: Random, at: number, zone: string) {
  const civil = civilOf(at, zone);
  const isHourKnown = random.chance(0.9);
  const instant = isHourKnown ? at : instantOf({ ...civil, hour: 12, minute: 0 }, zone);
  return {
    case_eventtime: new Date(instant).toISOString(),
    time_known: isHourKnown,
    case_eventdate: isoDate(civil),
    case_eventyear: civil.year,
    case_eventmonth: civil.month,
  };
}
