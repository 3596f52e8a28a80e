import * as calls from '@ciguawatch/shared/api/calls/accounts/factors';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { audit } from '../audit/audit';
import { offerTotp, totpConfirmer } from './app-code';
import { resetFactors } from './manager-reset';
import { noteRemoved } from './note';
import { proofChecker } from './proof';
import { readFactors } from './read';
import { renewRecoveryCodes } from './recovery-codes';
import { secondStepHandler } from './second-step';

/** Second factors of one's own account, the second step of a login, and a manager's reset. */
export const secondFactorFeature: Feature = (app, deps) => {
  const checkProof = proofChecker(deps);
  const confirm = totpConfirmer(deps);
  route(app, deps, calls.secondStep, secondStepHandler(deps));
  route(app, deps, calls.readFactors, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return readFactors(deps, requireOperator(context));
  });
  route(app, deps, calls.offerTotp, async (context) => {
    const who = requireOperator(context);
    await checkProof(who.id, context.body);
    return offerTotp(deps, who);
  });
  route(app, deps, calls.confirmTotp, async (context) =>
    confirm(requireOperator(context), context.body.code),
  );
  route(app, deps, calls.removeTotp, async (context) => {
    const { id } = requireOperator(context);
    await checkProof(id, context.body);
    await deps.store.tx(async (trx) => {
      const removed = await trx
        .deleteFrom('totp')
        .where('user_id', '=', id)
        .returning('confirmed_at')
        .executeTakeFirst();
      if (removed?.confirmed_at) await noteRemoved(deps, trx, id);
    });
    deps.mailWaiting();
    return {};
  });
  route(app, deps, calls.renewRecovery, async (context) => {
    const { id } = requireOperator(context);
    await checkProof(id, context.body);
    return deps.store.tx(async (trx) => {
      const { user_country: country } = await trx
        .selectFrom('app_user')
        .select('user_country')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const at = deps.clock.now();
      await audit(trx, { at, user: id, kind: 'user', object_id: id, action: 'recovery_codes', country });
      return { recovery_codes: await renewRecoveryCodes(trx, id) };
    });
  });
  route(app, deps, calls.resetFactors, async (context) =>
    resetFactors(deps, requireOperator(context), Number(context.params.id)),
  );
};
