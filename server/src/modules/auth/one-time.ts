import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { digest, newSecret } from '../../security/hash';

type Trx = Transaction<DB>;

/** Makes a link with which a person may choose a password once; earlier links stop working. */
export async function makePasswordLink(
  deps: Deps,
  trx: Trx,
  user: number,
  purpose: 'reset' | 'invite',
): Promise<string> {
  const now = deps.clock.now();
  const token = newSecret();
  await trx.deleteFrom('one_time_token').where('user_id', '=', user).execute();
  await trx
    .insertInto('one_time_token')
    .values({
      token_hash: digest(token),
      user_id: user,
      purpose,
      created_at: new Date(now),
      expires_at: new Date(now + deps.config.links[purpose] * 1000),
    })
    .execute();
  // In the fragment, which a browser keeps to itself: a query stands in logs, histories and Referer headers.
  return `${deps.config.publicUrl}/auth/resetconfirm#token=${token}`;
}

/** Whether a one-time token would be taken now: known, unused, in date, of an account that is open. */
export async function knowsPasswordToken(deps: Deps, token: string): Promise<boolean> {
  const found = await deps.store.read
    .selectFrom('one_time_token')
    .innerJoin('app_user', 'app_user.id', 'one_time_token.user_id')
    .select('one_time_token.user_id')
    .where('token_hash', '=', digest(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(deps.clock.now()))
    .where('app_user.is_active', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses up a one-time token; null when it is unknown, used or out of date, or the account is closed. */
export async function takePasswordToken(deps: Deps, trx: Trx, token: string): Promise<number | null> {
  const now = new Date(deps.clock.now());
  const taken = await trx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('token_hash', '=', digest(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', 'in', (eb) => eb.selectFrom('app_user').select('id').where('is_active', '=', true))
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id ?? null;
}
