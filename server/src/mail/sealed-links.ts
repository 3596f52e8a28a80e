import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Fragment of a link with a sealed token; real tokens never begin with a tilde. */
const SEALED = /#(token|email)=~([\w-]+)/g;

/** Encryption key derived from the server's secret, which is not in the database. */
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('mail links').digest();

/**
 * Encrypts a token (AES-256-GCM) for a queued mail, so that a reader of the database or a backup cannot use
 * the link first; it is decrypted when the mail is sent.
 */
export function sealToken(secret: string, token: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv);
  const sealed = [cipher.update(token, 'utf8'), cipher.final()];
  return `~${Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')}`;
}

/**
 * Text of a mail with its links decrypted.
 * @throws Error when a link was sealed under another secret
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
