import type { RecoveryCodes, TotpOffer } from '@ciguawatch/shared/api/schemas/accounts/factor';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import type { Operator } from '../../http/operator';
import { noteAdded } from './note';
import { plainCode } from './recovery-codes';
import { spendStep } from './take-code';
import { newTotp, stepOfCode } from './totp';

/**
 * Makes a secret for an authenticator app, which counts once a code of it was shown; an earlier one that was
 * never confirmed is replaced.
 * @throws HttpError 409 when the account has an app
 */
export async function offerTotp(deps: Deps, who: Operator): Promise<TotpOffer> {
  const { sealed, ...offer } = newTotp(deps.secret, who.id, {
    issuer: deps.config.portalName,
    label: who.email,
  });
  const offered = await deps.store.tx((trx) =>
    trx
      .insertInto('totp')
      .values({
        ...{ user_id: who.id, secret: sealed, created_at: new Date(deps.clock.now()) },
        ...{ confirmed_at: null, last_step: 0 },
      })
      .onConflict((oc) =>
        oc
          .column('user_id')
          .doUpdateSet((eb) => ({
            secret: eb.ref('excluded.secret'),
            created_at: eb.ref('excluded.created_at'),
          }))
          .where('totp.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst(),
  );
  if (!offered) throw new HttpError(409, 'conflict', { message: 'The account has an authenticator app.' });
  return offer;
}

/** Confirms the offered secret by a code of the app. */
export function totpConfirmer(deps: Deps): (who: Operator, code: string) => Promise<RecoveryCodes> {
  const tries = new Limiter(deps, 'factor-confirm', deps.config.limits.factorAccount);
  return async (who, code) => {
    const now = deps.clock.now();
    await tries.take(String(who.id));
    const codes = await deps.store.tx(async (trx) => {
      const offered = await trx
        .selectFrom('totp')
        .select('secret')
        .where('user_id', '=', who.id)
        .where('confirmed_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      const step = offered && stepOfCode(deps.secret, who.id, offered.secret, plainCode(code), now);
      if (!step || !(await spendStep(trx, who.id, step))) return null;
      const confirmed = { confirmed_at: new Date(now) };
      await trx.updateTable('totp').set(confirmed).where('user_id', '=', who.id).execute();
      return noteAdded(deps, trx, who.id);
    });
    if (!codes) throw new HttpError(400, 'factor_wrong', { fields: { code: 'factor_wrong' } });
    await tries.giveBack(String(who.id));
    deps.mailWaiting();
    return codes;
  };
}
