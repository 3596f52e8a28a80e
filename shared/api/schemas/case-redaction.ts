import * as z from 'zod/mini';
import { REASON_MAX } from '../../domain/codes/limits';
import { id, text } from './common';

/** Body of `POST cw/case/{id}/redact/`. */
export const caseRedaction = z.strictObject({
  /** number of the line of the trail */
  line: id,
  /** the field of that line whose values before and after are erased */
  field: z.string().check(z.regex(/^\w{1,60}$/)),
  /** why; it stands in the history, and must not repeat what is erased */
  reason: text(REASON_MAX),
});
export type CaseRedaction = z.infer<typeof caseRedaction>;
