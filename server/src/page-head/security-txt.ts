import type { Config } from '../config/config';

/** Where the address for reports of vulnerabilities stands (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Milliseconds that the file is valid: RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * The file of RFC 9116: whom to tell of a vulnerability; null where the publisher has no address. It says that it expires
 * half a year from the month that is asked about, so that it changes once a month.
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
