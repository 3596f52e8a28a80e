import type { PushFollow, PushRenewal } from '@ciguawatch/shared/api/calls/follow/push';
import { sql } from 'kysely';
import { isPushService } from '../../../config/push-services';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import { openAddress, storedAddress } from '../address';

/** A browser at its push service. */
export type PushAddress = Pick<PushFollow, 'endpoint' | 'keys'>;

/** Part of the hashed text that keeps browsers from mail boxes. */
const hashedOf = (endpoint: string): string => `push ${endpoint}`;

const hashOf = (secret: string, endpoint: string): string =>
  storedAddress(secret, '', hashedOf(endpoint)).address_hash;

/** The browser of a row of `follow`; null where it was sealed under another secret. */
export function openPushAddress(secret: string, sealed: string): PushAddress | null {
  const text = openAddress(secret, sealed);
  return text === null ? null : (JSON.parse(text) as PushAddress);
}

/** Islands of which a browser has notices. Its address is a secret of its own, so that it opens its list. */
export async function pushIslands(
  { store, secret }: Pick<Deps, 'store' | 'secret'>,
  endpoint: string,
): Promise<number[]> {
  const rows = await store.read
    .selectFrom('follow')
    .select('island')
    .where('address_hash', '=', hashOf(secret, endpoint))
    .orderBy('island')
    .execute();
  return rows.map(({ island }) => island);
}

/**
 * Has a browser told of an island. The browser asked its owner, so that nothing is left to confirm.
 * @throws HttpError 400 for an address of no push service, or a place that is no island
 */
export async function followByPush(
  { store, secret, clock, config }: Pick<Deps, 'store' | 'secret' | 'clock' | 'config'>,
  { endpoint, keys, island, language }: PushFollow,
): Promise<void> {
  if (!isPushService(endpoint, config.pushServices)) throw invalidFields({ endpoint: 'unknown_id' });
  const place = await store.read
    .selectFrom('location')
    .select('country')
    .where('id', '=', island)
    .where('type', '=', 'I')
    .executeTakeFirst();
  if (!place) throw invalidFields({ island: 'unknown_id' });
  const now = new Date(clock.now());
  const stored = storedAddress(secret, JSON.stringify({ endpoint, keys }), hashedOf(endpoint));
  await store.tx((trx) =>
    trx
      .insertInto('follow')
      .values({
        ...{ ...stored, island, country: place.country, language, way: 'push' },
        ...{ asked_at: now, confirmed_at: now },
      })
      .onConflict((conflict) =>
        conflict.columns(['address_hash', 'island']).doUpdateSet({
          address: sql<string>`excluded.address`,
          language: sql<'fr_FR' | 'en_US'>`excluded.language`,
        }),
      )
      .execute(),
  );
}

/**
 * Moves what a browser follows to its renewed address, with the notices that wait. Who knows the former address owns it.
 * @throws HttpError 400 for an address of no push service
 */
export async function renewPush(
  { store, secret, config }: Pick<Deps, 'store' | 'secret' | 'config'>,
  { former, endpoint, keys }: PushRenewal,
): Promise<void> {
  if (!isPushService(endpoint, config.pushServices)) throw invalidFields({ endpoint: 'unknown_id' });
  const [before, after] = [hashOf(secret, former), hashOf(secret, endpoint)];
  if (before === after) return;
  const stored = storedAddress(secret, JSON.stringify({ endpoint, keys }), hashedOf(endpoint));
  await store.tx(async (trx) => {
    // A page may have told the renewed address of an island already.
    await trx
      .deleteFrom('follow')
      .where('address_hash', '=', before)
      .where('island', 'in', (known) =>
        known.selectFrom('follow as other').select('other.island').where('other.address_hash', '=', after),
      )
      .execute();
    await trx.updateTable('follow').set(stored).where('address_hash', '=', before).execute();
  });
}

/** Ends the notices of an island in a browser; the last one erases its address. */
export async function unfollowByPush(
  { store, secret }: Pick<Deps, 'store' | 'secret'>,
  { endpoint, island }: { endpoint: string; island: number },
): Promise<void> {
  await store.tx((trx) =>
    trx
      .deleteFrom('follow')
      .where('address_hash', '=', hashOf(secret, endpoint))
      .where('island', '=', island)
      .execute(),
  );
}
