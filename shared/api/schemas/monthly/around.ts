/**
 * What a bulletin tells around its counts: outcomes, posts, how complete the last months are, and recovery. Each part
 * is missing where it is not known, and in copies issued before content version 10.
 */
import * as z from 'zod/mini';
import { COMPLETENESS_FIELDS } from '../../../domain/statistics/outcome-figures';
import { civilDate, id } from '../common';
import { recoveryFigures } from '../public';

const whole = z.int();
const answers = z.object({ yes: whole, answered: whole });

/** Outcomes and completeness of the reports of the period, in internal bulletins only. */
export const bulletinOutcome = z.object({
  reports: whole,
  hospitalised: answers,
  intensive: answers,
  died: answers,
  /** reports that answered each field */
  complete: z.array(z.object({ field: z.enum(COMPLETENESS_FIELDS), answered: whole })),
});
export type BulletinOutcome = z.infer<typeof bulletinOutcome>;

/** Posts that were asked whether they saw cases in the period, in internal bulletins only. */
export const bulletinPosts = z.object({
  expected: whole,
  /** posts that answered at least once, or from whose island a case was reported */
  answered: whole,
  /** the others; a name that was erased is null */
  silent: z.array(z.object({ id, name: z.nullable(z.string()) })),
});
export type BulletinPosts = z.infer<typeof bulletinPosts>;

/** Months of the curve whose reports are still to come; the part is missing where all months are complete. */
export const bulletinArrival = z.object({
  months: z.array(z.object({ year: whole, month: whole })),
  /** median days from the meal to the report; null while too few delays are known */
  delay: z.nullable(whole),
});
export type BulletinArrival = z.infer<typeof bulletinArrival>;

/** People of the country still ill, as the statistics page tells it; missing while fewer than 20 have answered. */
export const bulletinRecovery = z.object({
  /** Monday until which answers are counted, at the end of the period at the latest */
  until: civilDate,
  dates: recoveryFigures.shape.dates,
});
export type BulletinRecovery = z.infer<typeof bulletinRecovery>;
