import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { audit } from '../audit/audit';
import { mailOwner } from './mail-owner';
import { isRecoveryCode, plainCode, spendRecoveryCode } from './recovery-codes';
import { stepOfCode } from './totp';

/**
 * Uses a code of the authenticator app, or a recovery code, of which the owner is told. Each works once.
 * @returns whether it was right
 */
export async function takeCode(
  deps: Deps,
  trx: Transaction<DB>,
  user: number,
  given: string,
): Promise<boolean> {
  const plain = plainCode(given);
  if (/^\d{6}$/.test(plain)) return takeAppCode(deps, trx, user, plain);
  return isRecoveryCode(plain) && takeRecoveryCode(deps, trx, user, plain);
}

async function takeAppCode(deps: Deps, trx: Transaction<DB>, user: number, code: string): Promise<boolean> {
  const app = await trx
    .selectFrom('totp')
    .select('secret')
    .where('user_id', '=', user)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const step = app ? stepOfCode(deps.secret, user, app.secret, code, deps.clock.now()) : null;
  return step !== null && spendStep(trx, user, step);
}

/**
 * Notes the time step of a right code. Of two requests with the same code the second waits for the row and
 * then finds the step used.
 * @returns false when this step or a later one was used before
 */
export async function spendStep(trx: Transaction<DB>, user: number, step: number): Promise<boolean> {
  const taken = await trx
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', user)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function takeRecoveryCode(
  deps: Deps,
  trx: Transaction<DB>,
  user: number,
  plain: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const left = await spendRecoveryCode(trx, user, plain, now);
  if (left === null) return false;
  const { user_country: country } = await mailOwner(deps, trx, user, 'recovery_used', { left: String(left) });
  await audit(trx, { at: now, user, kind: 'user', object_id: user, action: 'recovery_used', country });
  return true;
}
