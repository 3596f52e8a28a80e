import * as z from 'zod/mini';
import { CASE_FLAGS } from '../../../domain/case-class/flags';
import { instant, text } from '../common';

const flag = z.enum(CASE_FLAGS);
/** fingerprint of the facts on which the flag rests */
const facts = text(64);

/** What about a case should be looked at: `GET cw/case/{id}/flags/`. */
export const caseFlags = z.object({
  flags: z.array(
    z.object({
      flag,
      facts,
      /** who looked and found it right, and when; null while nobody did, and again once the facts changed */
      ended: z.nullable(z.object({ by: z.nullable(z.string()), at: instant })),
    }),
  ),
});
export type CaseFlags = z.infer<typeof caseFlags>;

/** "I looked: it is right" of one flag, or taking that back. */
export const flagLook = z.strictObject({
  flag,
  /** the fingerprint that was shown, so that nobody confirms what they did not see */
  facts,
  right: z.boolean(),
});
export type FlagLook = z.infer<typeof flagLook>;
