import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps';
import { setSessionCookies } from './cookies';
import type { Issued } from './sessions';

/** Returns the access token, with the refresh token as a cookie for browsers or in the body for others. */
export function sendTokens(deps: Deps, reply: FastifyReply, issued: Issued, byCookie: boolean): Tokens {
  const access = deps.tokens.make(issued.user, issued.family);
  reply.header('cache-control', 'no-store');
  if (!byCookie) return { access, refresh: issued.refresh };
  setSessionCookies(deps, reply, issued);
  return { access };
}
