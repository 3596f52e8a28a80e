import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { securityEvent } from '../../security/events';
import { newSecret } from '../../security/hash';
import { audit } from '../audit/audit';
import { hashPassword } from '../auth/passwords';
import { voidPassword } from '../auth/void-password';
import { heldFactors } from '../second-factor/held';
import { SIGN_INS_MS } from './read';

/**
 * Ends what logs in without the password and was added in the time whose logins the owner saw: the stranger may have
 * added it. Older ones stay, and so does an authenticator app, which opens nothing alone.
 */
async function endRecentWays(trx: Transaction<DB>, user: number, now: number): Promise<void> {
  const since = new Date(now - SIGN_INS_MS);
  for (const table of ['passkey', 'sso_identity'] as const)
    await trx.deleteFrom(table).where('user_id', '=', user).where('created_at', '>', since).execute();
  // Recovery codes belong to a second factor.
  if ((await heldFactors(trx, user)).length === 0)
    await trx.deleteFrom('recovery_code').where('user_id', '=', user).execute();
}

/**
 * `POST a/sign-in/not-me/`: the owner saw a login that was not theirs. All logins end, this one too, the password works
 * no more, links that the stranger may have asked for and ways to log in that they may have added neither, and a link to
 * choose another password leaves by mail.
 */
export async function lockAccount(deps: Deps, { id }: Operator): Promise<Record<string, never>> {
  const password_hash = await hashPassword(newSecret());
  await deps.store.tx(async (trx) => {
    const country = await voidPassword(deps, trx, id, password_hash, { ended: 'not_me', template: 'locked' });
    const at = deps.clock.now();
    await endRecentWays(trx, id, at);
    await audit(trx, { at, user: id, kind: 'user', object_id: id, action: 'not_me', country });
  });
  deps.mailWaiting();
  securityEvent({ log: deps.log }, 'account_locked', { user: id });
  return {};
}
