import * as z from 'zod/mini';
import { instant } from './common';

/** Work that waits for the caller. */
export const waitingWork = z.object({
  /** Number of waiting objects in the countries that the caller manages. */
  count: z.int().check(z.gte(0)),
  /** Whether some of them should be done today; each counter defines when. */
  urgent: z.boolean(),
  /** Time since which the oldest item has been waiting; missing if nothing waits or the time is unknown. */
  since: z.optional(instant),
  /** Language to begin with, where the work is texts of several. */
  language: z.optional(z.string()),
});
export type WaitingWork = z.infer<typeof waitingWork>;
