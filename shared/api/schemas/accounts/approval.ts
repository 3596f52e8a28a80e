import * as z from 'zod/mini';
import { APPROVAL_STATUSES } from '../../../domain/codes/approval-statuses';
import { id, instant, text, version } from '../common';
import { confirmedDoubts } from '../outline';

/** One change of an object that the trail will record on approval: its fields before and after. */
const approvalChange = z.object({
  kind: z.string(),
  object_id: z.string(),
  /** name of the place; null for other objects */
  object: z.nullable(z.string()),
  action: z.string(),
  /** values of the changed fields; null for a new object, and where the reader may not see them */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /**
   * version of the object on which the change was based; null for a new object, missing in entries older
   * than this field
   */
  version: z.optional(z.nullable(version)),
});
export type ApprovalChange = z.infer<typeof approvalChange>;

const personName = z.object({ id, name: z.string() });

/** A change that would publish withheld values, and that waits or waited for a second person. */
export const approval = z.object({
  id,
  version,
  status: z.enum(APPROVAL_STATUSES),
  /** number of public rows that would show more than now, as last counted */
  opens: z.int(),
  countries: z.array(z.int()),
  changes: z.array(approvalChange),
  asked_by: z.nullable(personName),
  asked_at: instant,
  decided_by: z.nullable(personName),
  decided_at: z.nullable(instant),
  /** the object was changed since, so the change cannot be approved any more */
  out_of_date: z.boolean(),
  /** reason of the refusal */
  reason: z.nullable(z.string()),
  /** the reader proposed it, and may take it back while it waits */
  mine: z.boolean(),
  /** the reader may approve or refuse it */
  may_decide: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

/** Body of an approval or refusal; a refusal requires a reason. */
export const approvalDecide = z.strictObject({
  status: z.enum(['approved', 'refused']),
  reason: z.optional(z.nullable(text(2000))),
  confirmed: confirmedDoubts,
});
export type ApprovalDecide = z.infer<typeof approvalDecide>;

/** Body of a 202 response: the change is valid, stored, and waits for a second person. */
export const approvalWaits = z.object({
  code: z.literal('awaits_approval'),
  message: z.string(),
  current: approval,
});
