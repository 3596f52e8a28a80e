import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Deps } from '../../deps';
import { subjectOfToken } from './token';

/** Days that an address is kept that nobody confirms. */
export const UNCONFIRMED_DAYS = 2;
const DAY_MS = 86_400_000;
/** Mails to an address that a mail server refused or returned, after which it is erased. */
const MOST_FAILURES = 2;

/**
 * Erases the address of a mail with all islands that it follows, and the mails to it that wait or were sent; a repeat
 * finds nothing left.
 * @returns whether the link is one of ours
 */
export async function endFollows(
  { store, secret }: Pick<Deps, 'store' | 'secret'>,
  token: string,
): Promise<boolean> {
  const address_hash = subjectOfToken(secret, 'end', token);
  if (address_hash === null) return false;
  await store.tx((trx) => trx.deleteFrom('follow').where('address_hash', '=', address_hash).execute());
  return true;
}

/**
 * Counts undeliverable mails to followers, and erases an address after its second bounce.
 * @param returned numbers in the outbox of mails that a mail server took and returned later, also of other mails
 * @returns number of erased rows
 */
export async function noteFailedFollows(store: Store, returned: readonly number[] = []): Promise<number> {
  return store.tx(async (trx) => {
    // A mail that was counted is deleted, so that a second notice of it counts nothing.
    const { rows } = await sql<{ follow_id: number }>`
      delete from mail_outbox where follow_id is not null
        and (failed_at is not null or id = any(${[...returned]}::bigint[]))
      returning follow_id`.execute(trx);
    if (rows.length === 0) return 0;
    await sql`
      update follow f set failures = f.failures + n.failed
      from (select id, count(*)::int as failed from unnest(${rows.map(({ follow_id }) => follow_id)}::int[]) as id group by id) n
      where f.id = n.id`.execute(trx);
    const erased = await sql`
      delete from follow where address_hash in (
        select address_hash from follow group by address_hash having sum(failures) >= ${MOST_FAILURES})
      returning id`.execute(trx);
    return erased.rows.length;
  });
}

/** Erases addresses that were not confirmed in time. */
export async function forgetUnconfirmed(store: Store, now: number): Promise<void> {
  await store.tx((trx) =>
    trx
      .deleteFrom('follow')
      .where('confirmed_at', 'is', null)
      .where('asked_at', '<', new Date(now - UNCONFIRMED_DAYS * DAY_MS))
      .execute(),
  );
}
