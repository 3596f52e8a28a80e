import type { Post } from '@ciguawatch/shared/api/schemas/desk/posts';
import { daysAfter } from '@ciguawatch/shared/domain/alerts/window';
import {
  isExpected,
  type Period,
  periodBefore,
  REMINDER_DAYS,
  REQUEST_HOUR,
} from '@ciguawatch/shared/domain/posts/periods';
import { civilDateOf, civilOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Places } from '../cases/places';
import { type AskDeps, queueRequest } from './ask';
import { linkHash } from './link';
import { CASES_IN_PERIOD } from './period-states';
import { postsOnDuty } from './rows';

/** A post may have ended since the period that it is asked about: a month and a day. */
const MAX_PERIOD_DAYS = 62;

/**
 * Asks each post about its last period from eight o'clock at its place on the day after, and reminds it once. Also
 * later when no server ran then; a period that passed meanwhile is not asked about any more.
 * @returns number of mails
 */
export async function sendDueRequests(
  deps: AskDeps,
  places: Places,
  stopping?: AbortSignal,
): Promise<number> {
  const index = await places.current();
  const now = deps.clock.now();
  let mails = 0;
  const since = daysAfter(new Date(now).toISOString().slice(0, 10), -MAX_PERIOD_DAYS);
  for (const post of await postsOnDuty(deps.store.read, since)) {
    if (stopping?.aborted) break;
    const zone = index.zone(post.island);
    if (civilOf(now, zone).hour < REQUEST_HOUR || (post.email === null && post.sms === null)) continue;
    const today = civilDateOf(now, zone);
    const period = periodBefore(post.rhythm, today);
    if (!isExpected(post, period)) continue;
    mails += await deps.store.tx((trx) => sendOne(trx, deps, post, period, today));
  }
  return mails;
}

async function sendOne(
  trx: Transaction<DB>,
  deps: AskDeps,
  post: Post,
  period: Period,
  today: string,
): Promise<number> {
  const at = new Date(deps.clock.now());
  // Of several servers that ask at once, one adds the row.
  const added = await trx
    .insertInto('post_period')
    .values({
      ...{ post_id: post.id, ...period, asked_at: at },
      token_hash: linkHash(deps.secret, post, period.first),
    })
    .onConflict((conflict) => conflict.columns(['post_id', 'first']).doNothing())
    .returning('post_id')
    .executeTakeFirst();
  if (added) return queueRequest(trx, deps, post, period, 'post_ask');
  if (today < daysAfter(period.last, 1 + REMINDER_DAYS[post.rhythm])) return 0;
  const { rows } = await sql`
    update post_period a set reminded_at = ${at}, token_hash = ${linkHash(deps.secret, post, period.first)}
    from post p where p.id = a.post_id and p.id = ${post.id} and a.first = ${period.first}::date
      and a.reminded_at is null and a.answered_at is null and a.asked_at < ${at}::timestamptz - interval '1 day'
      and not ${CASES_IN_PERIOD}
    returning a.post_id`.execute(trx);
  return rows.length === 0 ? 0 : queueRequest(trx, deps, post, period, 'post_remind');
}
