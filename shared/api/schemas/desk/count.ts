import * as z from 'zod/mini';
import { COUNT_SETS } from '../../../domain/case-list/count/axes';
import { caseListQuery } from '../case-list';
import { instant, text } from '../common';

/** Query of `GET cw/case/count/`: the filters of the list, and what to count by. */
export const countQuery = z.strictObject({
  ...caseListQuery,
  deleted: z.optional(z.enum(['true', 'false'])),
  /** one axis or two, separated by a comma: see `COUNT_AXES` */
  by: text(60),
  /** `figures`, the default, counts the cases in the figures; `all` those that the list finds */
  of: z.optional(z.enum(COUNT_SETS)),
});

/** Response of `GET cw/case/count/`. */
export const caseCount = z.object({
  /** combinations that occur, in no order; a key is null where the value is unknown */
  cells: z.array(z.object({ keys: z.array(z.nullable(z.string())), n: z.int() })),
  /** cases that the filter finds, in the figures or not */
  found: z.int(),
  /** time of the response */
  at: instant,
});
export type CaseCount = z.infer<typeof caseCount>;
