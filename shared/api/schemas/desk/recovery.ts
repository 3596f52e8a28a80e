import * as z from 'zod/mini';
import {
  BROUGHT_BACK,
  FEELINGS,
  GONE_SINCE,
  RECORDED_FEELINGS,
  RECOVERY_DAYS,
  STILL_FELT,
} from '../../../domain/recovery/answers';
import { FOLLOW_UP_STATES } from '../../../domain/recovery/follow-up';
import { civilDate, instant } from '../common';

const due = z.literal(RECOVERY_DAYS);

/** What was answered at one date after the meal. */
const answered = {
  felt: z.array(z.enum(STILL_FELT)),
  gone_since: z.nullable(z.enum(GONE_SINCE)),
  brought_back: z.array(z.enum(BROUGHT_BACK)),
};

/** Answers on whether the person of a case is still ill: `GET cw/case/{id}/recovery/`. */
export const caseRecovery = z.object({
  answers: z.array(
    z.object({
      due,
      feels: z.enum(FEELINGS),
      ...answered,
      at: instant,
      /** whether an editor recorded it */
      recorded: z.boolean(),
      /** name of that editor; null where the person answered, or the account is gone */
      by: z.nullable(z.string()),
    }),
  ),
  /** date that can be answered today, in days after the meal; null when none can */
  due: z.nullable(due),
  /** whether a death can be recorded */
  open: z.boolean(),
  /** whether a death is recorded, here or among the answers of the report */
  died: z.boolean(),
  /** the three dates; empty without the day of a meal, and once the report was withdrawn or deleted */
  dates: z.array(z.object({ due, on: civilDate, state: z.enum(FOLLOW_UP_STATES) })),
});
export type CaseRecovery = z.infer<typeof caseRecovery>;

/** What a person told an editor. */
export const recoveryRecord = z.strictObject({
  /** the date that was shown as due; null for a death */
  due: z.nullable(due),
  feels: z.enum(RECORDED_FEELINGS),
  ...answered,
  /** whether the person agreed that it is kept; only a death needs no agreement */
  agreed: z.boolean(),
});
export type RecoveryRecord = z.infer<typeof recoveryRecord>;
