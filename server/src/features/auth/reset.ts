import type { Deps } from '../../deps';
import { clientKey } from '../../http/client-key';
import { HttpError } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import type { Context } from '../../http/route';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import { securityEvent } from '../../security/events';
import { audit } from '../audit/audit';
import { mailPasswordChanged } from './mail-owner';
import { isPasswordTokenValid, makePasswordLink, personOfToken, takePasswordToken } from './one-time';
import { checkPassword, hashPassword } from './passwords';
import { endAllSessions } from './sessions';

type EmptyBody = Record<string, never>;

/** Limits mails to one mail box, so that strangers cannot flood it. */
const mailboxLimit = (deps: Deps): Limiter =>
  new Limiter(deps, 'reset-mailbox', deps.config.limits.resetMailbox);

/**
 * `POST a/auth/passwordreset/`: mails a link; an unknown address gets an error (specification, section 8).
 * Beyond the limit of a mail box the response is the same but nothing is sent, and the last link keeps
 * working, so that a stranger cannot lock the owner out.
 */
export function requestResetHandler(
  deps: Deps,
): (context: Context<{ email: string; lang?: string | undefined }>) => Promise<EmptyBody> {
  const perAccount = new Limiter(deps, 'reset-account', deps.config.limits.resetAccount);
  const perAddress = new Limiter(deps, 'reset-address', deps.config.limits.resetAddress);
  const perMailbox = mailboxLimit(deps);

  return async ({ body, request }) => {
    const email = body.email.trim().toLowerCase();
    const address = clientKey(request);
    await perAddress.take(address);
    await perAccount.take(`${email} ${address}`);
    const asked = await deps.store.tx(async (trx) => {
      const user = await trx
        .selectFrom('app_user')
        .select(['id', 'email', 'language'])
        .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (!user) throw new HttpError(404, 'email_unknown', { fields: { email: 'email_unknown' } });
      const count = await perMailbox.count(trx, String(user.id));
      if (!count.ok) return;
      const link = await makePasswordLink(deps, trx, user.id, 'reset');
      await queueMail(trx, {
        to: user.email,
        template: 'reset',
        language: await mailLanguage(trx, body.lang ?? user.language),
        values: { link, minutes: String(Math.round(deps.config.links.reset / 60)) },
        now: deps.clock.now(),
      });
      return user.id;
    });
    securityEvent(request, 'reset_requested', { user: asked });
    deps.mailWaiting();
    return {};
  };
}

/**
 * `POST a/auth/passwordreset/check/`: whether a link works, before a person types a new password. The check has its
 * own rate limit, so that it uses up no confirmations.
 */
export function checkResetHandler(deps: Deps): (context: Context<{ token: string }>) => Promise<EmptyBody> {
  const perAddress = new Limiter(deps, 'confirm-check', deps.config.limits.confirmAddress);
  return async ({ body, request }) => {
    await perAddress.take(clientKey(request));
    if (!(await isPasswordTokenValid(deps, body.token))) throw new HttpError(400, 'reset_token_invalid');
    return {};
  };
}

/** `POST a/auth/passwordreset/confirm/`: sets the new password and ends every login of the account. */
export function confirmResetHandler(
  deps: Deps,
): (context: Context<{ token: string; password: string }>) => Promise<EmptyBody> {
  const perAddress = new Limiter(deps, 'confirm-address', deps.config.limits.confirmAddress);
  const perMailbox = mailboxLimit(deps);

  return async ({ body, request }) => {
    await perAddress.take(clientKey(request));
    checkPassword(deps, body.password, await personOfToken(deps, body.token));
    const hashed = await hashPassword(body.password);
    const now = deps.clock.now();
    const changed = await deps.store.tx(async (trx) => {
      const usedToken = await takePasswordToken(deps, trx, body.token);
      if (usedToken === null) throw new HttpError(400, 'reset_token_invalid');
      const { user, purpose } = usedToken;
      const owner = await trx
        .updateTable('app_user')
        .set({ password_hash: hashed, updated_at: new Date(now) })
        .where('id', '=', user)
        .returning(['user_country', 'email', 'language'])
        .executeTakeFirstOrThrow();
      // The owner has used the link, so their mail box may get further ones.
      await perMailbox.forget(trx, String(user));
      await endAllSessions(deps, trx, user, 'password');
      await audit(trx, {
        at: now,
        user,
        kind: 'user',
        object_id: user,
        action: 'password',
        country: owner.user_country,
      });
      // No mail about the first password of an invited account, since it changes none.
      if (purpose === 'reset') await mailPasswordChanged(deps, trx, owner);
      return user;
    });
    deps.mailWaiting();
    securityEvent(request, 'password_changed', { user: changed });
    return {};
  };
}
