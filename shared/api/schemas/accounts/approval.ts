import * as z from 'zod/mini';
import { APPROVAL_STATUSES } from '../../../domain/codes/approval-statuses';
import { id, instant, text, version } from '../common';

/** One line that the trail will hold once the change is made: an object, and its fields before and after. */
const approvalChange = z.object({
  kind: z.string(),
  object_id: z.string(),
  /** name of the place; null for anything else */
  object: z.nullable(z.string()),
  action: z.string(),
  /** fields that change; null for an object that is made, and for fields the reader may not see */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** version of the object that the change was asked on; null for one that is made, absent where it was not kept yet */
  version: z.optional(z.nullable(version)),
});
export type ApprovalChange = z.infer<typeof approvalChange>;

const personName = z.object({ id, name: z.string() });

/** A change that would show values hidden from the public, and waits or waited for a second person. */
export const approval = z.object({
  id,
  version,
  status: z.enum(APPROVAL_STATUSES),
  /** public rows that would show more than now, as last counted */
  opens: z.int(),
  countries: z.array(z.int()),
  changes: z.array(approvalChange),
  asked_by: z.nullable(personName),
  asked_at: instant,
  decided_by: z.nullable(personName),
  decided_at: z.nullable(instant),
  /** what it concerns was changed since it was asked for: it cannot be approved any more */
  out_of_date: z.boolean(),
  /** why it was refused */
  reason: z.nullable(z.string()),
  /** the reader asked for it, and may take it back while it waits */
  mine: z.boolean(),
  /** the reader may approve or refuse it */
  may_decide: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

/** Approving needs no reason, refusing does. */
export const approvalDecide = z.strictObject({
  status: z.enum(['approved', 'refused']),
  reason: z.optional(z.nullable(text(2000))),
});
export type ApprovalDecide = z.infer<typeof approvalDecide>;

/** Body of a 202: the change was understood, is kept, and waits for a second person. */
export const approvalWaits = z.object({
  code: z.literal('awaits_approval'),
  message: z.string(),
  current: approval,
});
