import * as z from 'zod/mini';

/** What stands in the audit trail for a value that was erased: HMAC-SHA-256 of it, base64url. */
export const redacted = z.object({ redacted: z.string().check(z.regex(/^[\w-]{43}$/)) });
export type Redacted = z.infer<typeof redacted>;

/** Whether a value of the trail was erased. */
export const isRedacted = (value: unknown): value is Redacted => redacted.safeParse(value).success;
