import { POST_PATH } from '@ciguawatch/shared/domain/posts/periods';
import { seal, unseal } from '../security/seal';

const PURPOSE = 'mail links';
/** Part of a link with a sealed token; real tokens never begin with a tilde. */
const SEALED = new RegExp(`(#(?:token|email|login)=|${POST_PATH})~([\\w-]+)`, 'g');

/**
 * Encrypts a token for a queued mail, so that a reader of the database or a backup cannot use the link first;
 * it is decrypted when the mail is sent.
 */
export const sealToken = (secret: string, token: string): string => `~${seal(secret, PURPOSE, token)}`;

/**
 * Text of a mail with its links decrypted.
 * @throws Error when a link was sealed under another secret
 */
export const openLinks = (secret: string, text: string): string =>
  text.replace(SEALED, (_, before: string, sealed: string) => `${before}${opened(secret, sealed)}`);

function opened(secret: string, sealed: string): string {
  try {
    return unseal(secret, PURPOSE, sealed);
  } catch {
    throw new Error('the link of this mail was sealed under another SECRET: have another one sent');
  }
}
