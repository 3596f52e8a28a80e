import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random 256-bit secret as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Hash of a secret for storage, from which the secret cannot be recovered. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** HMAC-SHA-256 of a subject under the server's key. */
export const hmacOf = (key: string, subject: string): string =>
  createHmac('sha256', key).update(subject).digest('base64url');

/**
 * The refresh token that follows a used one. It is derived instead of stored: making it takes both the used
 * token and the server's key.
 */
export const successorOf = (key: string, token: string): string => hmacOf(key, `refresh:${token}`);

/** Compares two texts in constant time. */
export function isEqualSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
