import type { Post, PostCreate, PostPatch } from '@ciguawatch/shared/api/schemas/desk/posts';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { bodyHash } from '../../http/body/body-hash';
import { checkVersion } from '../../http/if-match';
import type { Operator } from '../../http/operator';
import { checkRepeat } from '../../http/sent-before';
import { hmacOf } from '../../security/hash';
import { audit, difference } from '../audit/audit';
import type { PlaceIndex } from '../locations/place-index';
import { checkedPost } from './check';
import { findPost } from './rows';

type PostDeps = Pick<Deps, 'store' | 'clock' | 'secret'>;

/**
 * Stores a post; a repeat returns the first.
 * @throws HttpError as `checkedPost`, 409 `uuid_reused` for another body
 */
export function addPost(deps: PostDeps, places: PlaceIndex, who: Operator, body: PostCreate): Promise<Post> {
  const values = checkedPost(places, who, body);
  // A plain hash of an address could be guessed long after the address was erased.
  const body_hash = hmacOf(deps.secret, `post:${who.id}:${bodyHash(body)}`);
  const at = deps.clock.now();
  return deps.store.tx(async (trx) => {
    const made = await trx
      .insertInto('post')
      .values({ ...values, body_hash, created_at: new Date(at) })
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) {
      const held = await trx
        .selectFrom('post')
        .select(['id', 'body_hash'])
        .where('uuid', '=', body.uuid)
        .executeTakeFirstOrThrow();
      checkRepeat(held.body_hash, body_hash);
      return findPost(trx, held.id, who);
    }
    const post = await findPost(trx, made.id, who);
    const { version: _, country, ...after } = post;
    await audit(trx, {
      ...{ at, user: who.id, kind: 'post', object_id: made.id, action: 'create', country },
      after,
    });
    return post;
  });
}

/**
 * Changes a post. Links that went to a former address stop working, because somebody else may read it.
 * @param version from `If-Match`
 * @throws HttpError as `checkedPost` and `findPost`, 409 with the current post when it has changed
 */
export function changePost(
  deps: PostDeps,
  places: PlaceIndex,
  who: Operator,
  { id, body, version }: { id: number; body: PostPatch; version: number },
): Promise<Post> {
  const at = deps.clock.now();
  return deps.store.tx(async (trx) => {
    await sql`select from post where id = ${id} for update`.execute(trx);
    const before = await findPost(trx, id, who);
    checkVersion(version, before.version, before);
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const { id: _, version: __, ...values } = checkedPost(places, who, { ...before, ...sent });
    const changed = difference({ ...before, version: 0 }, { ...values, id, version: 0 });
    if (Object.keys(changed.after).length === 0) return before;
    await trx
      .updateTable('post')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (values.email !== before.email || values.sms !== before.sms)
      await trx.updateTable('post_period').set({ token_hash: null }).where('post_id', '=', id).execute();
    await audit(trx, {
      ...{ at, user: who.id, kind: 'post', object_id: id, action: 'update', country: values.country },
      ...changed,
    });
    return findPost(trx, id, who);
  });
}
