import type { RecoveryCodes } from '@ciguawatch/shared/api/schemas/accounts/factor';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { audit } from '../audit/audit';
import { heldFactors } from './held';
import { mailOwner } from './mail-owner';
import { renewRecoveryCodes, unusedCodes } from './recovery-codes';

type Trx = Transaction<DB>;

/**
 * Tells the owner and the trail of a new factor.
 * @returns recovery codes when the account has none yet
 */
export async function noteAdded(deps: Deps, trx: Trx, user: number): Promise<RecoveryCodes> {
  const { user_country: country } = await mailOwner(deps, trx, user, 'factor_added');
  const at = deps.clock.now();
  await audit(trx, { at, user, kind: 'user', object_id: user, action: 'factor_add', country });
  const hasCodes = (await unusedCodes(trx, user)) > 0;
  return { recovery_codes: hasCodes ? null : await renewRecoveryCodes(trx, user) };
}

/** Tells the owner and the trail of a removed factor; recovery codes go with the last one. */
export async function noteRemoved(deps: Deps, trx: Trx, user: number): Promise<void> {
  const { user_country: country } = await mailOwner(deps, trx, user, 'factor_removed');
  const at = deps.clock.now();
  await audit(trx, { at, user, kind: 'user', object_id: user, action: 'factor_remove', country });
  if ((await heldFactors(trx, user)).length === 0)
    await trx.deleteFrom('recovery_code').where('user_id', '=', user).execute();
}
