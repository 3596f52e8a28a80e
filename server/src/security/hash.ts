import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new 256-bit secret, as text for an address or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: useless to a reader of the table. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A text that only this server can make for `subject`. */
export const sign = (key: string, subject: string): string =>
  createHmac('sha256', key).update(subject).digest('base64url');

/**
 * The refresh token that follows a used one. It can be derived again without being stored: only who has
 * both the used token and the key of the server can make it.
 */
export const successorOf = (key: string, token: string): string => sign(key, `refresh:${token}`);

/** Compares two texts without telling by time where they differ. */
export function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
