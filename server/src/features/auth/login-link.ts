import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { clientKey } from '../../http/client-key';
import { HttpError } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import type { Context } from '../../http/route';
import { mailLanguage } from '../../mail/language';
import { queueMail } from '../../mail/queue';
import { securityEvent } from '../../security/events';
import { afterFirstStep } from './first-step';
import { makeLoginLink, takeLoginToken } from './one-time';

/**
 * `POST token/link/ask/`: mails a link that logs in, for an owner on a new device while the account is held back. The
 * answer is the same for an address without an account, and beyond the limit of a mail box, where the last link
 * still works.
 */
export function askLoginLinkHandler(
  deps: Deps,
): (context: Context<{ email: string; lang?: string | undefined }>) => Promise<Record<string, never>> {
  const { limits } = deps.config;
  const perAddress = new Limiter(deps, 'login-link-address', limits.resetAddress);
  const perAccount = new Limiter(deps, 'login-link-account', limits.resetAccount);
  const perMailbox = new Limiter(deps, 'login-link-mailbox', limits.loginLinkMailbox);
  return async ({ body, request }) => {
    const email = body.email.trim().toLowerCase();
    const address = clientKey(request);
    await perAddress.take(address);
    await perAccount.take(`${email} ${address}`);
    await deps.store.tx(async (trx) => {
      const count = await perMailbox.count(trx, email);
      if (count.ok) await mailLoginLink(deps, trx, email, body.lang);
    });
    securityEvent(request, 'link_requested');
    deps.mailWaiting();
    return {};
  };
}

/** Mails a login link to an open account that has a password; sends nothing to any other account. */
async function mailLoginLink(
  deps: Deps,
  trx: Transaction<DB>,
  email: string,
  lang: string | undefined,
): Promise<void> {
  const owner = await trx
    .selectFrom('app_user')
    .select(['id', 'email', 'language'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (!owner) return;
  const link = await makeLoginLink(deps, trx, owner.id);
  await queueMail(trx, {
    ...{ to: owner.email, template: 'login_link', now: deps.clock.now() },
    language: await mailLanguage(trx, owner.language ?? lang),
    values: { link, minutes: String(Math.round(deps.config.links.login / 60)) },
  });
}

/** `POST token/link/`: logs in by the token of a mailed link, as the password would: a second factor is asked for. */
export function loginByLinkHandler(deps: Deps): (context: Context<{ token: string }>) => Promise<Tokens> {
  const perAddress = new Limiter(deps, 'login-link', deps.config.limits.confirmAddress);
  return async ({ body, request, reply }) => {
    await perAddress.take(clientKey(request));
    const usedToken = await deps.store.tx((trx) => takeLoginToken(deps, trx, body.token));
    if (!usedToken) throw new HttpError(400, 'reset_token_invalid');
    return afterFirstStep(deps, { request, reply }, usedToken.user, 'link');
  };
}
