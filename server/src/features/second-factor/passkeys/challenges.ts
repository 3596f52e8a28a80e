import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { digest } from '../../../security/hash';

/** Milliseconds that a person has for the dialog of the browser. */
const LIFE_MS = 5 * 60_000;

/**
 * Keeps a challenge that was sent to a browser.
 * @param user account that adds a passkey; null for a login
 */
export async function keepChallenge(deps: Deps, challenge: string, user: number | null): Promise<void> {
  const expires_at = new Date(deps.clock.now() + LIFE_MS);
  await deps.store.tx((trx) =>
    trx
      .insertInto('passkey_challenge')
      .values({ challenge: digest(challenge), user_id: user, expires_at })
      .execute(),
  );
}

/**
 * Uses a challenge, whether the signature of it is then right or not.
 * @returns false when it is unknown, used, expired or another account's
 */
export const takeChallenge = (deps: Deps, challenge: string, user: number | null): Promise<boolean> =>
  deps.store.tx(async (trx: Transaction<DB>) => {
    const taken = await trx
      .deleteFrom('passkey_challenge')
      .where('challenge', '=', digest(challenge))
      .where('user_id', user === null ? 'is' : '=', user)
      .where('expires_at', '>', new Date(deps.clock.now()))
      .returning('challenge')
      .executeTakeFirst();
    return taken !== undefined;
  });
