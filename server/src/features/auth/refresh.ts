import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Context } from '../../http/route';
import { checkCsrf, clearSessionCookies, refreshCookie, wantsCookie } from './cookies';
import { sendTokens } from './send-tokens';
import { endSession, findSession, rotateRefreshToken } from './sessions';

type Body = { refresh?: string | undefined } | undefined;

/** A refresh token and whether it came as a cookie. */
interface PresentedToken {
  token: string;
  byCookie: boolean;
}

/** `POST token/refresh/`: returns a new access token and replaces the refresh token. */
export const refreshHandler =
  (deps: Deps) =>
  async ({ body, request, reply }: Context<Body>): Promise<Tokens> => {
    const presented = presentedToken(deps, body, request);
    if (!presented) throw new HttpError(401, 'token_missing');
    const result = await deps.store.tx(async (trx) => {
      if (presented.byCookie) {
        const session = await findSession(trx, presented.token);
        if (!session) return 'token_invalid';
        checkCsrf(deps, request, session.family);
      }
      return rotateRefreshToken(deps, trx, presented.token);
    });
    // A token that came as a cookie is returned as a cookie only, so that no script can ever read it.
    const byCookie = presented.byCookie || wantsCookie(request);
    if (typeof result !== 'string') return sendTokens(deps, reply, result, byCookie);
    if (presented.byCookie) clearSessionCookies(deps, reply);
    throw new HttpError(401, result);
  };

/** `POST token/logout/`: ends the login on the server; repeating it changes nothing. */
export const logoutHandler =
  (deps: Deps) =>
  async ({ body, request, reply, who }: Context<Body>): Promise<Record<string, never>> => {
    const presented = presentedToken(deps, body, request);
    await deps.store.tx(async (trx) => {
      if (who) await endSession(deps, trx, who.family);
      const session = presented && (await findSession(trx, presented.token));
      if (!session) return;
      if (presented.byCookie) checkCsrf(deps, request, session.family);
      await endSession(deps, trx, session.family);
    });
    clearSessionCookies(deps, reply);
    return {};
  };

function presentedToken(deps: Deps, body: Body, request: FastifyRequest): PresentedToken | null {
  if (body?.refresh) return { token: body.refresh, byCookie: false };
  const cookie = refreshCookie(deps, request);
  return cookie ? { token: cookie, byCookie: true } : null;
}
