import { POST_PATH } from '@ciguawatch/shared/domain/posts/periods';
import { seal, unseal } from '../security/seal';

const PURPOSE = 'mail links';
const RECIPIENT = 'mail recipients';
/** Addresses of the pages that the links in mails to followers open, before their token. */
export const FOLLOW_PATH = '/plain/follow/';
export const UNFOLLOW_PATH = '/plain/unfollow/';
/** Part of a link with a sealed token; real tokens never begin with a tilde. */
const SEALED = new RegExp(
  `(#(?:token|email|login)=|${[POST_PATH, FOLLOW_PATH, UNFOLLOW_PATH].join('|')})~([\\w-]+)`,
  'g',
);
/** A sealed recipient; an address has an at sign. */
const SEALED_RECIPIENT = /^~([\w-]+)$/;

/**
 * Encrypts a token for a queued mail, so that a reader of the database or a backup cannot use the link first;
 * it is decrypted when the mail is sent.
 */
export const sealToken = (secret: string, token: string): string => `~${seal(secret, PURPOSE, token)}`;

/** Encrypts the address of a queued mail to somebody without an account, so that the outbox names nobody. */
export const sealRecipient = (secret: string, address: string): string =>
  `~${seal(secret, RECIPIENT, address)}`;

/**
 * Address of a queued mail, decrypted where it was sealed.
 * @throws Error when it was sealed under another secret
 */
export function openRecipient(secret: string, recipient: string): string {
  const [, sealed] = SEALED_RECIPIENT.exec(recipient) ?? [];
  return sealed === undefined ? recipient : unseal(secret, RECIPIENT, sealed);
}

/**
 * Text of a mail with its links decrypted.
 * @throws Error when a link was sealed under another secret
 */
export const decryptLinks = (secret: string, text: string): string =>
  text.replace(SEALED, (_, before: string, sealed: string) => `${before}${opened(secret, sealed)}`);

function opened(secret: string, sealed: string): string {
  try {
    return unseal(secret, PURPOSE, sealed);
  } catch {
    throw new Error('the link of this mail was sealed under another SECRET: have another one sent');
  }
}
