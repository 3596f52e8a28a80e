import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../security/seal';

/** Seconds that a code is shown, digits and hash: what every app knows (RFC 6238 and the apps' defaults). */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Bytes of the shared secret (RFC 4226, section 4, recommends 160 bits). */
const SECRET_BYTES = 20;
/** Steps before and after the current one whose codes are taken, because clocks of phones differ. */
const WINDOW = 1;

/**
 * The encryption purpose includes the account, so that a secret copied to another account's row cannot be
 * decrypted.
 */
const purposeOf = (user: number): string => `totp ${user}`;

const appOf = (secret: string, app: { issuer: string; label: string } = { issuer: '', label: '' }): TOTP =>
  new TOTP({
    ...{ ...app, algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SECONDS },
    secret: Secret.fromBase32(secret),
  });

/**
 * A new shared secret: for the app as text and as address, for the database sealed.
 * @param app names of the portal and of the account, under which apps list it
 */
export function newTotp(
  key: string,
  user: number,
  app: { issuer: string; label: string },
): { secret: string; uri: string; sealed: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: appOf(secret, app).toString(), sealed: seal(key, purposeOf(user), secret) };
}

/**
 * Time step of a code, null when it belongs to none near the present.
 * @param now milliseconds since 1970 UTC
 * @throws Error when the secret was sealed under another key
 */
export function stepOfCode(
  key: string,
  user: number,
  sealed: string,
  code: string,
  now: number,
): number | null {
  const app = appOf(unseal(key, purposeOf(user), sealed));
  const delta = app.validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
