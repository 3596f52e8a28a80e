import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { digest, newSecret } from '../../security/hash';

/** Seconds that a browser is known again: the longest that browsers keep a cookie. */
const LIFE_SECONDS = 400 * 86_400;

const isSecure = ({ config }: Deps): boolean => config.publicUrl.startsWith('https:');
const nameOf = (deps: Deps): string => (isSecure(deps) ? '__Secure-cig_device' : 'cig_device');

/** Hash of the cookie by which a browser that logged in before is known again; null without one. */
export function knownDevice(deps: Deps, request: FastifyRequest): string | null {
  const cookie = request.cookies[nameOf(deps)];
  return cookie ? digest(cookie) : null;
}

/**
 * Gives a browser a cookie by which it is known at the next login.
 * @returns its hash
 */
export function markDevice(deps: Deps, reply: FastifyReply): string {
  const mark = newSecret();
  const where = { path: '/api/token', httpOnly: true, sameSite: 'strict', secure: isSecure(deps) } as const;
  reply.setCookie(nameOf(deps), mark, { ...where, maxAge: LIFE_SECONDS });
  return digest(mark);
}
