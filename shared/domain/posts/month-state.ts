import { isIncomplete } from '../statistics/incomplete-months';

/**
 * What the posts of an island make of a month; `nobody` where none was asked, `open` where all have answered and reports
 * are still to come.
 */
export const MONTH_STATES = ['complete', 'open', 'part', 'silent', 'nobody'] as const;
type MonthState = (typeof MONTH_STATES)[number];

/** Days after a month in which its last week ends: a week belongs to the month of its Thursday. */
const WEEK_OVERHANG = 3;

/**
 * Whether answers of all posts complete a month: it ended long enough ago for its last week to be asked about, and for
 * half of its reports to have come.
 * @param month as `2026-11`
 * @param today civil date at the place
 * @param delay median days from the meal to the report; null while too few are known
 */
export function isMonthOver(month: string, today: string, delay: number | null): boolean {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, day = 0] = today.split('-').map(Number);
  const least = delay === null ? null : Math.max(delay, WEEK_OVERHANG);
  return !isIncomplete({ year, month: number }, { year: thisYear, month: thisMonth, day }, least);
}

/** What is known of one period that a post was asked about. */
export const PERIOD_STATES = ['none', 'cases', 'silent', 'waiting'] as const;
/** `none` and `cases` are answers; `waiting` may still be answered without delay, `silent` is late. */
export type PeriodState = (typeof PERIOD_STATES)[number];

/** Whether a post answered: that there was nothing, or by a report. */
const isAnswered = (state: PeriodState): boolean => state === 'none' || state === 'cases';

/**
 * State of an island in a month.
 * @param periods all periods of the month of all posts of the island that were asked
 */
export function monthState(periods: readonly PeriodState[]): MonthState {
  if (periods.length === 0) return 'nobody';
  const answered = periods.filter(isAnswered).length;
  if (answered === periods.length) return 'complete';
  if (answered > 0) return 'part';
  return periods.includes('waiting') ? 'part' : 'silent';
}

/** How many posts answered in a month, for the sentence "41 of 46 posts answered; silent: …". */
export interface PostsAnswered<P> {
  expected: number;
  answered: number;
  /** those that answered nothing, in their order */
  silent: P[];
}

/**
 * Counts the posts that answered at least once for a month, among those that were asked.
 * @param posts each with the states of its periods of the month
 */
export function postsAnswered<P extends { periods: readonly PeriodState[] }>(
  posts: readonly P[],
): PostsAnswered<P> {
  const asked = posts.filter(({ periods }) => periods.length > 0);
  const silent = asked.filter(({ periods }) => !periods.some(isAnswered));
  return { expected: asked.length, answered: asked.length - silent.length, silent };
}
