import * as z from 'zod/mini';
import { id, instant } from '../common';

/** How somebody logged in, or failed to. After `failed_code` the password was right. */
const SIGN_IN_WAYS = [
  'password',
  'code',
  'passkey',
  'link',
  'sso',
  'failed_password',
  'failed_code',
] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

/** Explicit confirmation: all logins are ended and the password is cleared. */
export const closing = z.strictObject({ close: z.literal(true) });

/** A login to one's own account, or a failed try. */
export const signIn = z.object({
  id,
  at: instant,
  way: z.enum(SIGN_IN_WAYS),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** whether the account had not been used from this device before */
  is_new: z.boolean(),
});
export type SignIn = z.infer<typeof signIn>;
