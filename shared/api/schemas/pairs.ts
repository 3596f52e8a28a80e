import * as z from 'zod/mini';
import { PAIR_DECISIONS } from '../../domain/codes/pair-decisions';
import { EVIDENCE_FIELDS } from '../../domain/pairs/evidence/evidence';
import { caseFull } from './case';
import { civilDate, id, instant, version } from './common';

/** How two cases may belong together. */
const kind = z.enum(['meal', 'patient']);

/** One comparison of two cases; weights above 0 speak for one meal, or one patient, below 0 against it. */
const pairEvidence = z.object({
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
  /** numbers of the two cases, the older one first */
  /** the case that was received first */
  low: id,
  /** the one received after it */
  high: id,
  country: z.int(),
  /** location id of the island, null when it is not known */
  island: z.nullable(id),
  /** civil date of the earlier meal */
  event_date: z.nullable(civilDate),
  /** what is proposed; null where nothing speaks for it any more */
  kind: z.nullable(kind),
  /** that they belong together, one way or the other, 0 to 1 */
  probability: z.number(),
  evidence: z.array(pairEvidence),
  /** somebody put it off */
  later: z.boolean(),
  decision: z.nullable(z.enum(PAIR_DECISIONS)),
  /** the case that still counts, where both are of one patient */
  kept: z.nullable(id),
  decided_at: z.nullable(instant),
  /** name of who decided */
  decided_by: z.nullable(z.string()),
};

/** A pair in a list. */
export const pairItem = z.object(pairFields);
export type PairItem = z.infer<typeof pairItem>;

/** Pairs of a list are counted up to here, since each further one would be looked at: one more stands for any number. */
export const PAIRS_COUNTED = 200;

/** One list of pairs, with how many are in each, `PAIRS_COUNTED + 1` where there are more. */
export const pairPage = z.object({
  proposed: z.int(),
  accepted: z.int(),
  refused: z.int(),
  /** cases that were not compared yet */
  waiting: z.int(),
  /** whether the list goes on after these */
  more: z.boolean(),
  results: z.array(pairItem),
});
export type PairPage = z.infer<typeof pairPage>;

/** How many people reports stand for in a month, before and after a decision. */
const monthEffect = z.object({ year: z.int(), month: z.int(), before: z.int(), after: z.int() });

/** A pair with both cases in full. */
export const pairFull = z.object({
  ...pairFields,
  cases: z.tuple([caseFull, caseFull]),
  /** what each decision does to the figures of the two cases and of those linked to them */
  effects: z.object({
    meal: z.array(monthEffect),
    /** one patient, the report received first or the other one being kept */
    keep_low: z.array(monthEffect),
    keep_high: z.array(monthEffect),
  }),
});
export type PairFull = z.infer<typeof pairFull>;

/** Body of `POST cw/pair/{id}/decide/`; `later` puts the pair off. */
export const pairDecide = z.strictObject({
  decision: z.enum([...PAIR_DECISIONS, 'later']),
  /** which case goes on counting, with `same_patient` */
  kept: z.optional(id),
  /** versions of the two cases as they were read; needed for every decision but `later` */
  versions: z.optional(z.strictObject({ low: version, high: version })),
});
export type PairDecide = z.infer<typeof pairDecide>;

/** A case that another one may be linked to. */
export const linkable = z.object({
  id,
  case_eventdate: z.nullable(civilDate),
  case_island: z.nullable(id),
  specie_id: z.nullable(id),
  phenotype_id: z.nullable(id),
  gender: z.nullable(z.string()),
  age: z.nullable(z.int()),
  /** where the pair is proposed */
  kind: z.nullable(kind),
  evidence: z.array(pairEvidence),
});
export type Linkable = z.infer<typeof linkable>;
