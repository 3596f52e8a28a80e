import type { Post, PostAnswers, PostPeriod } from '@ciguawatch/shared/api/schemas/desk/posts';
import { daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import {
  type PeriodState,
  type PostsAnswered,
  postsAnswered,
} from '@ciguawatch/shared/domain/posts/month-state';
import { monthOfPeriod, periodOf, periodsBetween } from '@ciguawatch/shared/domain/posts/periods';

/** Weeks that the matrix shows. */
const WEEKS = 13;

/** Mondays of the weeks that are shown, the oldest first; the last one is the week before today. */
export const shownWeeks = (today: string): string[] =>
  periodsBetween('weekly', daysAfter(today, -7 * WEEKS), daysAfter(today, -7)).map(({ first }) => first);

/** One cell of a post: a period, and how many of the weeks it is as wide as. */
interface Cell {
  key: string;
  span: number;
  period: PostPeriod | null;
}

/** Cells of a weekly post, one a week. */
const weekly = (weeks: readonly string[], periods: readonly PostPeriod[]): Cell[] =>
  weeks.map((week) => ({
    key: week,
    span: 1,
    period: periods.find(({ first, last }) => first <= week && week <= last) ?? null,
  }));

/** Cells of a monthly post: a month spans the weeks whose Thursday lies in it. */
function monthly(weeks: readonly string[], periods: readonly PostPeriod[]): Cell[] {
  const cells: Cell[] = [];
  for (const week of weeks) {
    const { first } = periodOf('monthly', daysAfter(week, 3));
    const open = cells.at(-1);
    if (open?.key === first) open.span += 1;
    else cells.push({ key: first, span: 1, period: periods.find((one) => one.first === first) ?? null });
  }
  return cells;
}

/** Cells of a post in the matrix. */
export function cellsOf(post: Post, { today, posts }: PostAnswers): Cell[] {
  const periods = posts.find(({ id }) => id === post.id)?.periods ?? [];
  return (post.rhythm === 'weekly' ? weekly : monthly)(shownWeeks(today), periods);
}

/** The last whole month, as `2026-10`. */
export const monthBefore = (today: string): string => daysAfter(`${today.slice(0, 8)}01`, -1).slice(0, 7);

/** How many posts answered for a month. */
export const answeredIn = (
  month: string,
  posts: readonly Post[],
  answers: PostAnswers,
): PostsAnswered<{ name: string; periods: PeriodState[] }> =>
  postsAnswered(
    posts.map(({ id, name, rhythm }) => {
      const periods = answers.posts.find((one) => one.id === id)?.periods ?? [];
      const own = periods.filter((period) => monthOfPeriod(rhythm, period) === month);
      return { name, periods: own.map(({ state }) => state) };
    }),
  );
