import * as z from 'zod/mini';
import { DECISION_KINDS } from '../../../domain/codes/decision-kinds';
import { REFUSALS, type Refusal } from '../../../domain/review/refusals';
import { flag, format, id, instant, uuid, version } from '../common';

/** Query of `GET cw/decision/`. */
export const decisionQuery = z.strictObject({
  /** only one's own */
  own: flag,
  /** `n` of a decision: returns older ones */
  after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  /** page size, 1 to 50; 50 by default */
  limit: z.optional(z.string().check(z.regex(/^\d{1,2}$/))),
  format,
});

const person = z.object({ id, name: z.string() });

/** A decision in the log. */
const decision = z.object({
  id: uuid,
  /** order in time; the greatest is the latest */
  n: z.int(),
  at: instant,
  /** null when the account is removed */
  user: z.nullable(person),
  own: z.boolean(),
  kind: z.enum(DECISION_KINDS),
  /** state that was set: of the review, a pair or an alert; null where the kind says it */
  target: z.nullable(z.string()),
  /** number of cases, or of the one pair or alert */
  count: z.int(),
  /** filter of the list when all its cases were selected; typed words are replaced by a mark */
  filter: z.nullable(z.record(z.string(), z.unknown())),
  /** the reason that was given, or a mark where it was erased */
  reason: z.nullable(z.unknown()),
  /** the first cases, 8 at most; of a pair both */
  cases: z.array(id),
  /** id of the pair or the alert; null for cases */
  object: z.nullable(id),
  /** location id of the alert's island */
  island: z.nullable(id),
  /** until when it can be undone */
  until: instant,
  undone_at: z.nullable(instant),
  undone_by: z.nullable(person),
  /** number of cases brought back so far */
  undone: z.int(),
});
export type Decision = z.infer<typeof decision>;

/** Response of `GET cw/decision/`, newest first. */
export const decisionPage = z.object({
  results: z.array(decision),
  /** to be passed as `after`; null at the end */
  next: z.nullable(z.int()),
});
export type DecisionPage = z.infer<typeof decisionPage>;

/** Path parameter of the calls about one decision. */
export const decisionParams = z.strictObject({ id: uuid });

/** Body of `POST cw/decision/{id}/undo/`. */
export const decisionUndo = z.strictObject({
  /** `next` of the previous part; left out for the first */
  after: z.optional(z.int().check(z.gte(1))),
});
export type DecisionUndo = z.infer<typeof decisionUndo>;

/** Response of `POST cw/decision/{id}/undo/`: one part of at most 500 objects. */
export const decisionUndone = z.object({
  /** objects brought back, with their new versions */
  done: z.array(z.object({ id, version, review_state: z.nullable(z.string()) })),
  /** objects left as they are, and who changed them last */
  left: z.array(
    z.object({
      id,
      why: z.enum(Object.keys(REFUSALS) as [Refusal]),
      /** null for the server itself, or an object that the reader may not see */
      by: z.nullable(z.string()),
      at: z.nullable(instant),
    }),
  ),
  /** to be passed as `after`; null when nothing is left */
  next: z.nullable(z.int()),
});
export type DecisionUndone = z.infer<typeof decisionUndone>;
