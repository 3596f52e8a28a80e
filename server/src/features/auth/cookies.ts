import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { same, sign } from '../../security/hash';
import type { Issued } from './sessions';

/** Sent only to the token calls, never readable by a script. */
const REFRESH_COOKIE = 'cig_refresh';
/** Read by the browser's code and sent back as the header `X-CSRFToken`. */
const CSRF_COOKIE = 'csrftoken';
const TOKEN_PATH = '/api/token';

/**
 * The names of the two cookies. Over https they carry the prefixes with which a browser takes them from
 * this site over https only, and, of the one for all paths, from this host only (RFC 6265bis, section
 * 4.1.3): neither another host of the domain nor a page without https can put its own in their place.
 */
const namesOf = (deps: Deps): { refresh: string; csrf: string } =>
  isSecure(deps)
    ? { refresh: `__Secure-${REFRESH_COOKIE}`, csrf: `__Host-${CSRF_COOKIE}` }
    : { refresh: REFRESH_COOKIE, csrf: CSRF_COOKIE };

/** The refresh token that a browser sent by itself. */
export const refreshCookie = (deps: Deps, request: FastifyRequest): string | undefined =>
  request.cookies[namesOf(deps).refresh];

/** Whether the caller is a browser of ours, which keeps the refresh token as a cookie. */
export const wantsCookie = (request: FastifyRequest): boolean => request.headers['x-session'] === 'cookie';

/** Gives a browser its two cookies. */
export function setSessionCookies(deps: Deps, reply: FastifyReply, issued: Issued): void {
  const shared = { sameSite: 'strict', secure: isSecure(deps), maxAge: deps.config.session.refresh } as const;
  const names = namesOf(deps);
  reply.setCookie(names.refresh, issued.refresh, { ...shared, httpOnly: true, path: TOKEN_PATH });
  reply.setCookie(names.csrf, csrfOf(deps, issued.family), { ...shared, path: '/' });
}

export function clearSessionCookies(deps: Deps, reply: FastifyReply): void {
  const shared = { sameSite: 'strict', secure: isSecure(deps) } as const;
  const names = namesOf(deps);
  reply.clearCookie(names.refresh, { ...shared, httpOnly: true, path: TOKEN_PATH });
  reply.clearCookie(names.csrf, { ...shared, path: '/' });
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
