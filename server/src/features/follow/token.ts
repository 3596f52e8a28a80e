import { hmacOf, isEqualSecret } from '../../security/hash';

/** What the link of a mail to a follower does. */
type FollowStep = 'confirm' | 'end';

const TOKEN = /^([\w-]{1,60})-([\w-]{22})$/;

const signatureOf = (secret: string, step: FollowStep, subject: string): string =>
  hmacOf(secret, `follow:${step}:${subject}`).slice(0, 22);

/**
 * Token of a link with 132 bits of signature. It is derived and not stored: numbers of rows are given once, and a hash is of
 * one address.
 * @param subject number of the row that is confirmed, or hash of the address whose mails end
 */
export const followToken = (secret: string, step: FollowStep, subject: string): string =>
  `${subject}-${signatureOf(secret, step, subject)}`;

/** What a token is of; null where it was not signed here, or for another step. */
export function subjectOfToken(secret: string, step: FollowStep, token: string): string | null {
  const [, subject, signature] = TOKEN.exec(token) ?? [];
  if (subject === undefined || signature === undefined) return null;
  return isEqualSecret(signature, signatureOf(secret, step, subject)) ? subject : null;
}
