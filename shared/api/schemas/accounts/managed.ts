import * as z from 'zod/mini';
import { id, instant } from '../common';

/** A mail to an account that failed for good. */
export const failedMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  at: instant,
  failed_at: instant,
});
export type FailedMail = z.infer<typeof failedMail>;

/** Says that the caller means it: the account and what it holds are gone for good. */
export const erasing = z.strictObject({ erase: z.literal(true) });
