import type { Factors } from '@ciguawatch/shared/api/schemas/accounts/factor';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { unusedCodes } from './recovery-codes';

/** Second factors of one's own account, as the page on safety shows them. */
export async function readFactors({ store }: Deps, { id }: Operator): Promise<Factors> {
  const app = await store.read
    .selectFrom('totp')
    .select('confirmed_at')
    .where('user_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const passkeys = await store.read
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    totp: app?.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_left: await unusedCodes(store.read, id),
  };
}
