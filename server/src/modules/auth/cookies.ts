import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/http-error';
import { same, sign } from '../../security/hash';
import type { Issued } from './sessions';

/** Sent only to the token calls, never readable by a script. */
export const REFRESH_COOKIE = 'cig_refresh';
/** Read by the browser's code and sent back as the header `X-CSRFToken`. */
export const CSRF_COOKIE = 'csrftoken';
const TOKEN_PATH = '/api/token';

/** Whether the caller is a browser of ours, which keeps the refresh token as a cookie. */
export const wantsCookie = (request: FastifyRequest): boolean => request.headers['x-session'] === 'cookie';

/** Gives a browser its two cookies. */
export function setSessionCookies(deps: Deps, reply: FastifyReply, issued: Issued): void {
  const shared = { sameSite: 'strict', secure: isSecure(deps), maxAge: deps.config.session.refresh } as const;
  reply.setCookie(REFRESH_COOKIE, issued.refresh, { ...shared, httpOnly: true, path: TOKEN_PATH });
  reply.setCookie(CSRF_COOKIE, csrfOf(deps, issued.family), { ...shared, path: '/' });
}

export function clearSessionCookies(deps: Deps, reply: FastifyReply): void {
  const shared = { sameSite: 'strict', secure: isSecure(deps) } as const;
  reply.clearCookie(REFRESH_COOKIE, { ...shared, httpOnly: true, path: TOKEN_PATH });
  reply.clearCookie(CSRF_COOKIE, { ...shared, path: '/' });
}

/**
 * A call that relies on the cookie must also carry the token bound to that login:
 * another site can make a browser send the cookie, but cannot read the token.
 */
export function checkCsrf(deps: Deps, request: FastifyRequest, family: string): void {
  const sent = request.headers['x-csrftoken'];
  if (typeof sent === 'string' && same(sent, csrfOf(deps, family))) return;
  throw new HttpError(403, 'csrf_invalid', { message: 'The header X-CSRFToken is missing or wrong.' });
}

const csrfOf = (deps: Deps, family: string): string => sign(deps.secret, `csrf:${family}`);
const isSecure = (deps: Deps): boolean => deps.config.publicUrl.startsWith('https:');
