import { addDays } from '../time/event-time';

/** Days after the meal at which a person is asked whether they still feel it. */
export const RECOVERY_DAYS = [15, 90, 365] as const;
export type RecoveryDay = (typeof RECOVERY_DAYS)[number];

/** Version of the text by which a person agrees that the answers are kept. A changed text gets the next number. */
export const RECOVERY_CONSENT = 1;

/**
 * Version of the text by which a person agrees to be asked again and that the answers are kept: the box of the report,
 * and of the receipt for those who did not tick it. Numbered together with `RECOVERY_CONSENT`.
 */
export const REMINDER_CONSENT = 2;

/** What a person feels: nothing more, a little, something that disturbs, or not known. */
export const FEELINGS = ['gone', 'little', 'disturbs', 'unknown'] as const;
/** What the laboratory can record: what the person says, or that they died, which the case keeps (`died`). */
export const RECORDED_FEELINGS = [...FEELINGS, 'died'] as const;
/** What is still felt. */
export const STILL_FELT = ['cold', 'tingling', 'itching', 'tired', 'pain', 'other'] as const;
/** How long ago it went away. */
export const GONE_SINCE = ['days', 'weeks', 'months'] as const;
/** What brought it back. */
export const BROUGHT_BACK = ['fish', 'alcohol', 'nuts'] as const;

/** The answers to one question date. */
export interface Recovery {
  feels: (typeof FEELINGS)[number];
  felt: (typeof STILL_FELT)[number][];
  goneSince: (typeof GONE_SINCE)[number] | null;
  broughtBack: (typeof BROUGHT_BACK)[number][];
}

/**
 * The date that can be answered today: the last one that has come, because the questions are about today. An
 * earlier one that was missed is answered by it; null before the first and when it has been answered.
 * @param meal day of the meal, `YYYY-MM-DD`
 * @param today today where the meal was
 */
export function recoveryDue(meal: string, today: string, answered: ReadonlySet<number>): RecoveryDay | null {
  const last = RECOVERY_DAYS.findLast((days) => addDays(meal, days) <= today);
  return last === undefined || answered.has(last) ? null : last;
}
