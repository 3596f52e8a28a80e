import type { SignIn } from '@ciguawatch/shared/api/schemas/accounts/sign-in';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';

/** Milliseconds that logins and failed tries are kept for their owner. */
export const SIGN_INS_MS = 90 * 86_400_000;
/** Most rows that a person gets. */
const MOST = 200;

/** Logins and failed tries of one's own account within 90 days, the latest first. */
export async function readSignIns({ store, clock }: Deps, { id }: Operator): Promise<SignIn[]> {
  const rows = await store.read
    .selectFrom('sign_in')
    .select(['id', 'at', 'way', 'browser', 'system', 'is_new'])
    .where('user_id', '=', id)
    .where('at', '>', new Date(clock.now() - SIGN_INS_MS))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
