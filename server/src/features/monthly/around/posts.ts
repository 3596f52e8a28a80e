import type { BulletinPosts } from '@ciguawatch/shared/api/schemas/monthly/around';
import { daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import {
  lastMonth,
  monthsOfPeriod,
  type ReportPeriod,
} from '@ciguawatch/shared/domain/monthly/monthly-period';
import { postsAnswered } from '@ciguawatch/shared/domain/posts/month-state';
import { monthOfPeriod } from '@ciguawatch/shared/domain/posts/periods';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import { type AskedPeriod, askedPeriods } from '../../posts/period-states';

/** Days of a week that may lie in the month before the one of its Thursday. */
const BEFORE_MONTH = 3;

const nameOfMonth = ({ year, month }: { year: number; month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/**
 * Which posts answered in a period; null where none was asked.
 * @param today civil date at the place
 */
export async function bulletinPosts(
  db: Reader,
  period: ReportPeriod,
  today: string,
): Promise<BulletinPosts | null> {
  const months = new Set(monthsOfPeriod(period).map(nameOfMonth));
  const first = nameOfMonth(monthsOfPeriod(period)[0] ?? lastMonth(period));
  const asked = await askedPeriods(db, period.country, daysAfter(`${first}-01`, -BEFORE_MONTH), today);
  const byPost = new Map<number, AskedPeriod[]>();
  for (const one of asked)
    if (months.has(monthOfPeriod(one.rhythm, one)))
      byPost.set(one.post, [...(byPost.get(one.post) ?? []), one]);
  if (byPost.size === 0) return null;
  const { expected, answered, silent } = postsAnswered(
    [...byPost].map(([id, own]) => ({
      ...{ id, name: own[0]?.name ?? '' },
      periods: own.map(({ state }) => state),
    })),
  );
  return { expected, answered, silent: silent.map(({ id, name }) => ({ id, name })) };
}

/**
 * Takes the name of a post out of the editions that print it, where it mentions a person; it becomes null.
 * @param post id of the post
 */
export async function eraseIssuedPost(
  trx: Transaction<DB>,
  post: number,
  isErased: (name: string) => boolean,
): Promise<void> {
  const { rows } = await sql<{ id: number; content: string }>`
    select i.id, i.content from report_issue i
    where i.content::jsonb @? ${`$.posts.silent[*] ? (@.id == ${post})`}::jsonpath order by i.id`.execute(
    trx,
  );
  for (const { id, content } of rows) {
    const copy = JSON.parse(content) as { posts: BulletinPosts };
    const silent = copy.posts.silent.map((one) =>
      one.id === post && one.name !== null && isErased(one.name) ? { ...one, name: null } : one,
    );
    const text = JSON.stringify({ ...copy, posts: { ...copy.posts, silent } });
    if (text !== content)
      await trx.updateTable('report_issue').set({ content: text }).where('id', '=', id).execute();
  }
}
