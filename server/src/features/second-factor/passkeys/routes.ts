import * as calls from '@ciguawatch/shared/api/calls/accounts/passkeys';
import type { Feature } from '../../../deps';
import { requireOperator, route } from '../../../http/route';
import { noteRemoved } from '../note';
import { proofChecker } from '../proof';
import { addPasskey, registrationOptions } from './register';
import { passkeyLoginHandler, passkeyOptionsHandler } from './sign-in';

/** Passkeys: a login by one alone, and those of one's own account. */
export const passkeyFeature: Feature = (app, deps) => {
  const checkProof = proofChecker(deps);
  route(app, deps, calls.passkeyOptions, passkeyOptionsHandler(deps));
  route(app, deps, calls.passkeyLogin, passkeyLoginHandler(deps));
  route(app, deps, calls.newPasskeyOptions, async (context) => {
    const who = requireOperator(context);
    await checkProof(who.id, context.body);
    return registrationOptions(deps, context.request, who);
  });
  route(app, deps, calls.addPasskey, async (context) =>
    addPasskey(deps, context.request, requireOperator(context), context.body),
  );
  route(app, deps, calls.renamePasskey, async (context) => {
    const { id } = requireOperator(context);
    await deps.store.tx((trx) =>
      trx
        .updateTable('passkey')
        .set({ name: context.body.name.trim() })
        .where('id', '=', Number(context.params.id))
        .where('user_id', '=', id)
        .execute(),
    );
    return {};
  });
  route(app, deps, calls.removePasskey, async (context) => {
    const { id } = requireOperator(context);
    await checkProof(id, context.body);
    await deps.store.tx(async (trx) => {
      const removed = await trx
        .deleteFrom('passkey')
        .where('id', '=', Number(context.params.id))
        .where('user_id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (removed) await noteRemoved(deps, trx, id);
    });
    deps.mailWaiting();
    return {};
  });
};
