import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { clientKey } from '../../http/client-key';
import { HttpError } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import type { Context } from '../../http/route';
import { securityEvent } from '../../security/events';
import { setSessionCookies, wantsCookie } from './cookies';
import { deviceOf } from './device';
import { passwordMatches } from './passwords';
import { type Issued, startSession } from './sessions';

interface Credentials {
  username: string;
  password: string;
}

/** Handler of `POST token/`, with its own counters of wrong logins. */
export function loginHandler(deps: Deps): (context: Context<Credentials>) => Promise<Tokens> {
  const perAccount = new Limiter(deps, 'login-account', deps.config.limits.loginAccount);
  const perAddress = new Limiter(deps, 'login-address', deps.config.limits.loginAddress);

  return async ({ body, request, reply }) => {
    const address = clientKey(request);
    const account = `${body.username.trim().toLowerCase()} ${address}`;
    // Counted before the check, or a hundred concurrent attempts would all pass.
    await perAddress.take(address);
    await perAccount.take(account);
    const user = await findUser(deps, body.username);
    const isPasswordRight = await passwordMatches(user?.password_hash, body.password);
    if (!user || !isPasswordRight) throw new HttpError(401, 'invalid_login', user && { user: user.id });
    await perAddress.giveBack(address);
    await perAccount.giveBack(account);
    const issued = await deps.store.tx(async (trx) => {
      const now = new Date(deps.clock.now());
      await trx.updateTable('app_user').set({ last_login_at: now }).where('id', '=', user.id).execute();
      return startSession(deps, trx, user.id, deviceOf(request.headers['user-agent']));
    });
    securityEvent(request, 'login', { user: user.id });
    return sendTokens(deps, reply, issued, wantsCookie(request));
  };
}

/** Returns the access token, with the refresh token as a cookie for browsers or in the body for others. */
export function sendTokens(deps: Deps, reply: FastifyReply, issued: Issued, byCookie: boolean): Tokens {
  const access = deps.tokens.make(issued.user, issued.family);
  reply.header('cache-control', 'no-store');
  if (!byCookie) return { access, refresh: issued.refresh };
  setSessionCookies(deps, reply, issued);
  return { access };
}

async function findUser(deps: Deps, username: string) {
  return deps.store.read
    .selectFrom('app_user')
    .select(['id', 'password_hash'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', username.trim().toLowerCase()))
    .where('is_active', '=', true)
    .executeTakeFirst();
}
