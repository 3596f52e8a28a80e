/** Replaces an erased value in the audit trail: its HMAC-SHA-256, base64url. */
export interface Redacted {
  redacted: string;
}

/**
 * Whether a value of the trail was erased. Hand-written, because including the schema parser would enlarge
 * the bundles.
 */
export const isRedacted = (value: unknown): value is Redacted =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'redacted' &&
  /^[\w-]{43}$/.test(String((value as Redacted).redacted));
