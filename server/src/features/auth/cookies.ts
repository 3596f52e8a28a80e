import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { hmacOf, isEqualSecret } from '../../security/hash';
import type { Issued } from './sessions';

/** Sent only to the token calls and never readable by a script. */
const REFRESH_COOKIE = 'cig_refresh';
/** Read by our scripts and sent back as the header `X-CSRFToken`. */
const CSRF_COOKIE = 'csrftoken';
const TOKEN_PATH = '/api/token';

/**
 * Names of the two cookies. Over https they have prefixes (RFC 6265bis, section 4.1.3) by which browsers
 * accept them over https only and, for the one of all paths, from this host only, so that no other host of
 * the domain can replace them.
 */
const cookieNames = (deps: Deps): { refresh: string; csrf: string } =>
  isSecure(deps)
    ? { refresh: `__Secure-${REFRESH_COOKIE}`, csrf: `__Host-${CSRF_COOKIE}` }
    : { refresh: REFRESH_COOKIE, csrf: CSRF_COOKIE };

/** The refresh token that the browser sent as a cookie. */
export const refreshCookie = (deps: Deps, request: FastifyRequest): string | undefined =>
  request.cookies[cookieNames(deps).refresh];

/** Whether the caller is our browser code, which keeps the refresh token as a cookie. */
export const wantsCookie = (request: FastifyRequest): boolean => request.headers['x-session'] === 'cookie';

/** Sets the refresh cookie and the CSRF cookie. */
export function setSessionCookies(deps: Deps, reply: FastifyReply, issued: Issued): void {
  const shared = { sameSite: 'strict', secure: isSecure(deps), maxAge: deps.config.session.refresh } as const;
  const names = cookieNames(deps);
  reply.setCookie(names.refresh, issued.refresh, { ...shared, httpOnly: true, path: TOKEN_PATH });
  reply.setCookie(names.csrf, csrfOf(deps, issued.family), { ...shared, path: '/' });
}

/** Removes both cookies. */
export function clearSessionCookies(deps: Deps, reply: FastifyReply): void {
  const shared = { sameSite: 'strict', secure: isSecure(deps) } as const;
  const names = cookieNames(deps);
  reply.clearCookie(names.refresh, { ...shared, httpOnly: true, path: TOKEN_PATH });
  reply.clearCookie(names.csrf, { ...shared, path: '/' });
}

/**
 * Checks the CSRF token of a call that relies on the cookie: another site can make a browser send the cookie,
 * but cannot read the token.
 * @throws HttpError 403
 */
export function checkCsrf(deps: Deps, request: FastifyRequest, family: string): void {
  const sentToken = request.headers['x-csrftoken'];
  if (typeof sentToken === 'string' && isEqualSecret(sentToken, csrfOf(deps, family))) return;
  throw new HttpError(403, 'csrf_invalid', { message: 'The header X-CSRFToken is missing or wrong.' });
}

const csrfOf = (deps: Deps, family: string): string => hmacOf(deps.secret, `csrf:${family}`);
const isSecure = (deps: Deps): boolean => deps.config.publicUrl.startsWith('https:');
