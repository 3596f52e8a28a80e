import * as z from 'zod/mini';
import { id, instant } from '../common';

/** Address of the provider, to which the browser goes. */
export const ssoStart = z.object({ url: z.string() });
export type SsoStart = z.infer<typeof ssoStart>;

/** What the provider appended to the address of the login page, without the question mark. */
export const ssoReturn = z.strictObject({ query: z.string().check(z.minLength(1), z.maxLength(4096)) });
export type SsoReturn = z.infer<typeof ssoReturn>;

/** A provider by which an account logs in. */
export const ssoIdentity = z.object({
  id,
  issuer: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});
export type SsoIdentity = z.infer<typeof ssoIdentity>;
