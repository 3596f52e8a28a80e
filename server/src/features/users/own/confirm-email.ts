import type { Deps } from '../../../deps';
import { clientKey } from '../../../http/client-key';
import { HttpError } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';
import type { Context } from '../../../http/route';
import { mailEmailChanged } from '../../auth/mail-owner';
import { forgetLinks, takeEmailToken } from '../../auth/one-time';
import { endAllSessions } from '../../auth/sessions';
import { forgetDevices } from '../../sign-ins/known-devices';
import { accountRow } from '../account-rows';
import { noteChange } from '../note';

/**
 * `POST a/auth/emailconfirm/`: makes the confirmed address the account's mail address and user name, and ends
 * password links sent to the old one. An address taken by another account since is refused like an expired
 * link.
 */
export function confirmEmailHandler(
  deps: Deps,
): (context: Context<{ token: string }>) => Promise<Record<string, never>> {
  const perAddress = new Limiter(deps, 'email-confirm', deps.config.limits.confirmAddress);
  return async ({ body, request }) => {
    await perAddress.take(clientKey(request));
    const now = deps.clock.now();
    await deps.store.tx(async (trx) => {
      const refuse = (): HttpError => new HttpError(400, 'reset_token_invalid');
      const usedToken = await takeEmailToken(deps, trx, body.token);
      if (!usedToken?.email) throw refuse();
      const { user, email, by_manager } = usedToken;
      await trx.selectFrom('app_user').select('id').where('id', '=', user).forUpdate().execute();
      const before = await accountRow(trx, user, now);
      const other = await trx
        .selectFrom('app_user')
        .select('id')
        .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
        .where('id', '!=', user)
        .executeTakeFirst();
      if (!before || other) throw refuse();
      await trx
        .updateTable('app_user')
        .set({ email, username: email, version: before.version + 1, updated_at: new Date(now) })
        .where('id', '=', user)
        .execute();
      await forgetLinks(trx, user, ['reset', 'invite', 'login']);
      // The old address may be a stranger's, whose logins must not outlive the correction.
      if (by_manager) {
        await endAllSessions(deps, trx, user, 'email');
        await forgetDevices(trx, user);
      }
      await mailEmailChanged(deps, trx, before.language, before.email, email);
      const after = (await accountRow(trx, user, now)) ?? before;
      await noteChange(trx, { at: now, user, action: 'email' }, before, after);
    });
    deps.mailWaiting();
    return {};
  };
}
