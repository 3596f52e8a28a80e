/** What stands in the audit trail for a value that was erased: HMAC-SHA-256 of it, base64url. */
export interface Redacted {
  redacted: string;
}

/** Whether a value of the trail was erased. Read by screens too, whose bundles hold schemas that read nothing. */
export const isRedacted = (value: unknown): value is Redacted =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'redacted' &&
  /^[\w-]{43}$/.test(String((value as Redacted).redacted));
