import * as z from 'zod/mini';

/** What waits for the person who asks. */
export const waitingWork = z.object({
  /** How many objects wait, within the countries the person manages. */
  count: z.int().check(z.gte(0)),
  /** Whether some of them should not wait until tomorrow; each counter says when that is. */
  urgent: z.boolean(),
});
export type WaitingWork = z.infer<typeof waitingWork>;
