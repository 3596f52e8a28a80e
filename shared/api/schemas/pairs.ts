import * as z from 'zod/mini';
import { PAIR_DECISIONS } from '../../domain/codes/pair-decisions';
import { EVIDENCE_FIELDS } from '../../domain/pairs/evidence/evidence';
import { caseFull } from './case';
import { civilDate, id, instant, version } from './common';

/** How two cases may be related. */
const kind = z.enum(['meal', 'patient']);

/**
 * Result of one comparison of two cases. Positive weights speak for one meal or one patient, negative ones
 * against.
 */
export const pairEvidence = z.object({
  field: z.enum(EVIDENCE_FIELDS),
  outcome: z.string(),
  /** minutes, days, kilometres, years, or how many are shared */
  value: z.optional(z.number()),
  meal: z.number(),
  patient: z.number(),
});
export type PairEvidence = z.infer<typeof pairEvidence>;

const pairFields = {
  id,
  version,
  /** ids of the two cases, by time of arrival */
  /** id of the case that was received first */
  low: id,
  /** id of the case received after it */
  high: id,
  country: z.int(),
  /** location id of the island; null when unknown */
  island: z.nullable(id),
  /** civil date of the earlier meal */
  event_date: z.nullable(civilDate),
  /** proposed relation; null where the cases no longer look related */
  kind: z.nullable(kind),
  /** probability that the cases are related in either way, 0 to 1 */
  probability: z.number(),
  evidence: z.array(pairEvidence),
  /** an editor postponed it */
  later: z.boolean(),
  decision: z.nullable(z.enum(PAIR_DECISIONS)),
  /** id of the case that counts, where both are of one patient */
  kept: z.nullable(id),
  decided_at: z.nullable(instant),
  /** name of the editor who decided */
  decided_by: z.nullable(z.string()),
};

/** A pair in a list. */
export const pairItem = z.object(pairFields);
export type PairItem = z.infer<typeof pairItem>;

/** Counting pairs stops here to limit the work; a count of one more means "more than". */
export const PAIRS_COUNTED = 200;

/** One list of pairs, and the number in each list (`PAIRS_COUNTED + 1` where there are more). */
export const pairPage = z.object({
  proposed: z.int(),
  accepted: z.int(),
  refused: z.int(),
  /** number of cases not compared yet */
  waiting: z.int(),
  /** whether there are more pairs after these */
  more: z.boolean(),
  results: z.array(pairItem),
});
export type PairPage = z.infer<typeof pairPage>;

/** Number of people ill in a month before and after a decision. */
const monthEffect = z.object({ year: z.int(), month: z.int(), before: z.int(), after: z.int() });

/** A pair with both cases completely. */
export const pairFull = z.object({
  ...pairFields,
  cases: z.tuple([caseFull, caseFull]),
  /** effect of each decision on the statistics, for both cases and those linked to them */
  effects: z.object({
    meal: z.array(monthEffect),
    /** both of one patient, with the first or the second report as the one that counts */
    keep_low: z.array(monthEffect),
    keep_high: z.array(monthEffect),
  }),
});
export type PairFull = z.infer<typeof pairFull>;

/** Body of `POST cw/pair/{id}/decide/`; `later` postpones the pair. */
export const pairDecide = z.strictObject({
  decision: z.enum([...PAIR_DECISIONS, 'later']),
  /** id of the case that remains counted, with `same_patient` */
  kept: z.optional(id),
  /** versions of both cases as the editor saw them; required except with `later` */
  versions: z.optional(z.strictObject({ low: version, high: version })),
});
export type PairDecide = z.infer<typeof pairDecide>;

/** A case to which another one may be linked. */
export const linkable = z.object({
  id,
  case_eventdate: z.nullable(civilDate),
  case_island: z.nullable(id),
  specie_id: z.nullable(id),
  phenotype_id: z.nullable(id),
  gender: z.nullable(z.string()),
  age: z.nullable(z.int()),
  age_months: z.nullable(z.int()),
  /** proposed relation, where the pair is proposed */
  kind: z.nullable(kind),
  evidence: z.array(pairEvidence),
});
export type Linkable = z.infer<typeof linkable>;
