import { hostCookie, readCookie, writeCookie } from '../../http/cookies';
import { clock } from '../../page/clock';

/** Short-lived cookie from which every tab reads the token for `Authorization: Bearer`. */
const COOKIE = hostCookie('access_token');
/** Lifetime in seconds of an access token that does not state it (specification, section 9). */
const LIFE = 300;
/** Seconds before its expiry at which a token is no longer used, so that it does not expire on the way. */
const MARGIN = 20;

interface Claims {
  exp?: number;
  iat?: number;
}

function claims(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return {};
  }
}

let held: { token: string; until: number } | null = null;

/** Stores a token for its lifetime, counted from now because the device's clock may be wrong. */
export function storeToken(token: string): void {
  // A missing claim becomes NaN, and comparisons with NaN are false.
  const { exp = Number.NaN, iat = Number.NaN } = claims(token);
  const life = exp > iat ? exp - iat : LIFE;
  const seconds = Math.max(1, life - Math.min(MARGIN, life / 2));
  held = { token, until: clock.device() + seconds * 1000 };
  writeCookie(COOKIE, token, seconds);
}

/**
 * The token that is still valid, or null. The cookie decides, since another tab may have logged out or
 * renewed it; browsers without cookies use this tab's copy.
 */
export function validToken(): string | null {
  const shared = readCookie(COOKIE);
  if (shared) return shared;
  if (navigator.cookieEnabled) return null;
  return held && held.until > clock.device() ? held.token : null;
}

export function clearToken(): void {
  held = null;
  writeCookie(COOKIE, '', 0);
}
