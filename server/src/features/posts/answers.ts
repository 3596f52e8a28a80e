import type { PostAnswers } from '@ciguawatch/shared/api/schemas/desk/posts';
import { daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import { isMonthOver, monthState } from '@ciguawatch/shared/domain/posts/month-state';
import { isAnswerable, monthOfPeriod } from '@ciguawatch/shared/domain/posts/periods';
import type { Reader } from '../../db/store';
import { reportDelay } from '../cases/public/report-delay';
import { type AskedPeriod, askedPeriods } from './period-states';

/** Days back that the matrix shows: half a year. */
const SHOWN_DAYS = 183;

const grouped = <K>(
  periods: readonly AskedPeriod[],
  keyOf: (one: AskedPeriod) => K,
): Map<K, AskedPeriod[]> => {
  const groups = new Map<K, AskedPeriod[]>();
  for (const one of periods) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

/** States of the months of each island by the answers of its posts; months without a question are left out. */
export const islandMonths = (periods: readonly AskedPeriod[]): PostAnswers['islands'] =>
  [...grouped(periods, ({ island }) => island)].map(([island, own]) => ({
    island,
    months: [...grouped(own, (one) => monthOfPeriod(one.rhythm, one))]
      .map(([month, inMonth]) => ({ month, state: monthState(inMonth.map(({ state }) => state)) }))
      .sort((a, b) => (a.month < b.month ? -1 : 1)),
  }));

/**
 * What the posts of a country answered in the last half year.
 * @param today civil date at the place
 */
export async function answersOf(db: Reader, country: number, today: string): Promise<PostAnswers> {
  const periods = await askedPeriods(db, country, daysAfter(today, -SHOWN_DAYS), today);
  const posts = [...grouped(periods, ({ post }) => post)].map(([id, own]) => ({
    id,
    periods: own.map(({ first, last, state, answered_at, reminded }) => ({
      ...{ first, last, state, reminded },
      answered_at: answered_at?.toISOString() ?? null,
      open: isAnswerable({ first, last }, today),
    })),
  }));
  const delay = await reportDelay(db, country);
  const islands = islandMonths(periods).map(({ island, months }) => ({
    island,
    months: months.map(({ month, state }) => ({
      month,
      state: state === 'complete' && !isMonthOver(month, today, delay) ? ('open' as const) : state,
    })),
  }));
  return { today, posts, islands };
}
