import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { seal, unseal } from '../../security/seal';

/** Seconds that a person has at the provider. */
const LIFE_SECONDS = 600;
const PURPOSE = 'single sign-on';

/** A login that was begun: what must come back, and the account that is to be linked. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  /** Address to which the provider sends the browser back. */
  back: string;
  /** Account to link; null for a login. */
  link: number | null;
}

const isSecure = ({ config }: Deps): boolean => config.publicUrl.startsWith('https:');
const nameOf = (deps: Deps): string => (isSecure(deps) ? '__Secure-cig_sso' : 'cig_sso');
const cookieOf = (deps: Deps) =>
  ({ path: '/api', httpOnly: true, sameSite: 'strict', secure: isSecure(deps) }) as const;

/** Keeps an attempt in a sealed cookie of the browser that began it, so that no other browser can complete it. */
export function keepAttempt(deps: Deps, reply: FastifyReply, attempt: Attempt): void {
  const until = deps.clock.now() + LIFE_SECONDS * 1000;
  const sealed = seal(deps.secret, PURPOSE, JSON.stringify({ ...attempt, until }));
  reply.setCookie(nameOf(deps), sealed, { ...cookieOf(deps), maxAge: LIFE_SECONDS });
}

/**
 * The attempt of this browser, which serves once.
 * @throws HttpError 400
 */
export function takeAttempt(deps: Deps, request: FastifyRequest, reply: FastifyReply): Attempt {
  reply.clearCookie(nameOf(deps), cookieOf(deps));
  try {
    const kept = unseal(deps.secret, PURPOSE, request.cookies[nameOf(deps)] ?? '');
    const { until, ...attempt } = JSON.parse(kept) as Attempt & { until: number };
    if (until > deps.clock.now()) return attempt;
  } catch {
    // No cookie, or one that this server did not make: the same as an attempt that is over.
  }
  throw new HttpError(400, 'sso_failed');
}
