import type { Post, PostAsked } from '@ciguawatch/shared/api/schemas/desk/posts';
import { isAnswerable, isExpected, type Period, periodOf } from '@ciguawatch/shared/domain/posts/periods';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { type AskDeps, queueRequest } from './ask';
import { linkHash } from './link';
import { findPost } from './rows';

/**
 * Sends the request about a period, again or before it is due, as asked by a person; the former link to the same
 * address stays.
 * @param first first civil date of the period
 * @throws HttpError 400 for a period that is no whole one of the post, is not over or can no longer be answered, or a post without an
 * address; 403, 404
 */
export function askAgain(
  deps: AskDeps,
  places: PlaceIndex,
  who: Operator,
  { id, first }: { id: number; first: string },
): Promise<PostAsked> {
  const at = deps.clock.now();
  return deps.store.tx(async (trx) => {
    const post = await findPost(trx, id, who);
    if (post.email === null && post.sms === null) throw invalidFields({ email: 'required' });
    const today = civilDateOf(at, places.zone(post.island));
    const period = await askedOrDue(trx, post, first, today);
    if (!period) throw invalidFields({ first: 'unknown_id' });
    if (!isAnswerable(period, today)) throw invalidFields({ first: 'date_old' });
    const token_hash = linkHash(deps.secret, post, first);
    await trx
      .insertInto('post_period')
      .values({ post_id: id, ...period, token_hash, asked_at: new Date(at) })
      .onConflict((conflict) => conflict.columns(['post_id', 'first']).doUpdateSet({ token_hash }))
      .execute();
    const mailed = await queueRequest(trx, deps, post, period, 'post_ask');
    await audit(trx, {
      ...{ at, user: who.id, kind: 'post', object_id: id, action: 'post_ask', country: post.country },
      after: { first, mailed },
    });
    return { mailed };
  });
}

/** The period that was asked about, or that may be: over, and reported on as a whole. */
async function askedOrDue(
  trx: Transaction<DB>,
  post: Post,
  first: string,
  today: string,
): Promise<Period | null> {
  const { rows } = await sql<Period>`
    select to_char(first, 'YYYY-MM-DD') as first, to_char(last, 'YYYY-MM-DD') as last from post_period
    where post_id = ${post.id} and first = ${first}::date`.execute(trx);
  if (rows[0]) return rows[0];
  const period = periodOf(post.rhythm, first);
  return period.first === first && period.last < today && isExpected(post, period) ? period : null;
}
