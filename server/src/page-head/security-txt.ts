import type { Config } from '../config/config';

/** Where the address for reports of vulnerabilities stands (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Milliseconds that the file is valid: RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability; null if the publisher has no address. Its
 * expiry is half a year after the given month, so the file changes once a month.
 * @param now milliseconds since 1970
 */
export function securityTxt({ publisher, publicUrl }: Pick<Config, 'publisher' | 'publicUrl'>, now: number) {
  if (!publisher.email) return null;
  const month = new Date(now).toISOString().slice(0, 7);
  const expires = new Date(Date.parse(`${month}-01T00:00:00Z`) + VALID_MS).toISOString();
  return [
    `Contact: mailto:${publisher.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${new URL(SECURITY_TXT, publicUrl)}`,
    '',
  ].join('\n');
}
