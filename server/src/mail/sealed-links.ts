import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The fragment of a link with a sealed token. No token begins with a tilde. */
const SEALED = /#(token|email)=~([\w-]+)/g;

/** A key of its own, made of the server's secret, which is not in the database. */
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('mail links').digest();

/**
 * A token as it stands in a mail that waits in the database: encrypted (AES-256-GCM), so that nobody who reads the
 * database or a backup of it can use the link before its owner does. It is opened when the mail leaves.
 */
export function sealToken(secret: string, token: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const sealed = [cipher.update(token, 'utf8'), cipher.final()];
  return `~${Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')}`;
}

/**
 * A text with its links as their readers get them.
 * @throws Error where a link was sealed under another secret
 */
export const openLinks = (secret: string, text: string): string =>
  text.replace(SEALED, (_, name: string, sealed: string) => `#${name}=${opened(secret, sealed)}`);

function opened(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new Error('the link of this mail was sealed under another SECRET: have another one sent');
  }
}
