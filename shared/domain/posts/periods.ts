import { daysAfter, monthOf } from '../alerts/window';

/** How often a post is asked whether it saw cases. */
export const RHYTHMS = ['weekly', 'monthly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Address of the page on which a post answers; the token of its link follows. */
export const POST_PATH = '/plain/post/';
/** Days after a period in which its answer is still taken: eight weeks. */
export const ANSWER_DAYS = 56;
/** Days after the request on which an unanswered post is reminded, once. */
export const REMINDER_DAYS: Record<Rhythm, number> = { weekly: 3, monthly: 7 };
/** Days after a period from which an unanswered post counts as silent. */
export const SILENT_DAYS: Record<Rhythm, number> = { weekly: 7, monthly: 14 };
/** Days after a month in which its periods end and may still be answered in time: three to a Sunday, fourteen. */
const SETTLED_DAYS = 17;
/** Hour of requests and reminders at the place of the post. */
export const REQUEST_HOUR = 8;

/** A week from Monday to Sunday or a calendar month, as civil dates. */
export interface Period {
  first: string;
  last: string;
}

const DAY_MS = 86_400_000;
/** 1970-01-05 was a Monday. */
const MONDAY_MS = 4 * DAY_MS;

/** The period of a rhythm that holds a civil date. */
export function periodOf(rhythm: Rhythm, day: string): Period {
  if (rhythm === 'monthly') {
    const { from, until } = monthOf(day);
    return { first: from, last: until };
  }
  const weekday = Math.floor((Date.parse(`${day}T00:00:00Z`) - MONDAY_MS) / DAY_MS) % 7;
  const first = daysAfter(day, -((weekday + 7) % 7));
  return { first, last: daysAfter(first, 6) };
}

/** The last period of a rhythm that is over on a civil date; it is asked about from the day after it. */
export const periodBefore = (rhythm: Rhythm, day: string): Period =>
  periodOf(rhythm, daysAfter(periodOf(rhythm, day).first, -1));

/** Whether an answer is still taken on a civil date. */
export const isAnswerable = ({ last }: Period, day: string): boolean => day <= daysAfter(last, ANSWER_DAYS);

/** Whether a post without an answer counts as silent on a civil date. */
export const isSilent = (rhythm: Rhythm, { last }: Period, day: string): boolean =>
  day > daysAfter(last, SILENT_DAYS[rhythm]);

/** Whether a month, as `2026-11`, is long enough ago on a civil date to be called silent. */
export const isSettled = (month: string, day: string): boolean =>
  day > daysAfter(monthOf(`${month}-01`).until, SETTLED_DAYS);

/**
 * Month to which a period belongs, as `2026-11`: a week belongs to the month of its Thursday, as weeks of ISO 8601
 * belong to years.
 */
export const monthOfPeriod = (rhythm: Rhythm, { first }: Period): string =>
  (rhythm === 'weekly' ? daysAfter(first, 3) : first).slice(0, 7);

/** Periods of a rhythm from the one that holds `from` to the one that holds `until`, in order. */
export function periodsBetween(rhythm: Rhythm, from: string, until: string): Period[] {
  const periods: Period[] = [];
  for (let one = periodOf(rhythm, from); one.first <= until; one = periodOf(rhythm, daysAfter(one.last, 1)))
    periods.push(one);
  return periods;
}

/** Days on which a post reports, both counted; null while no end is known. */
interface Duty {
  starts: string;
  ends: string | null;
}

/** Whether a post reports on all days of a period: a part of one is not asked for. */
export const isExpected = ({ starts, ends }: Duty, { first, last }: Period): boolean =>
  starts <= first && (ends === null || last <= ends);
