import { createSigner, createVerifier } from 'fast-jwt';
import type { Clock } from '../../clock';

/** Content of an access token: account and login. Rights are always read from the database instead. */
interface AccessClaims {
  sub: string;
  sid: string;
  /** seconds since 1970 UTC */
  exp: number;
}

/** Makes and reads the signed access tokens. */
export interface AccessTokens {
  make(user: number, family: string): string;
  /**
   * Account, login and end (milliseconds since 1970 UTC) of a token; null when it is malformed, signed with
   * another key or expired.
   */
  read(token: string): { user: number; family: string; until: number } | null;
}

/**
 * Makes and checks access tokens (JWT, HS256).
 * @param seconds lifetime; the specification, section 9, sets 5 minutes
 */
export function accessTokens(secret: string, seconds: number, clock: Clock): AccessTokens {
  const now = (): number => Math.floor(clock.now() / 1000);
  const signer = createSigner({ key: secret, algorithm: 'HS256' });
  const verifier = (): ((token: string) => AccessClaims) =>
    createVerifier({ key: secret, algorithms: ['HS256'], clockTimestamp: clock.now(), cache: false });
  return {
    make: (user, family) => signer({ sub: String(user), sid: family, iat: now(), exp: now() + seconds }),
    read(token) {
      try {
        const claims = verifier()(token);
        const user = Number(claims.sub);
        if (!Number.isInteger(user) || typeof claims.sid !== 'string') return null;
        return { user, family: claims.sid, until: claims.exp * 1000 };
      } catch {
        return null;
      }
    },
  };
}
