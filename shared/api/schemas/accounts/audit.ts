import * as z from 'zod/mini';
import { REASON_MAX } from '../../../domain/codes/limits';
import { id, text } from '../common';
import { audit } from '../public';

/** One line of the trail, with the name of its object. */
const auditLine = z.object({
  ...audit.shape,
  /** name of the object as people know it; null where it has none or is deleted */
  object: z.nullable(z.string()),
  country: z.nullable(z.int()),
});
export type AuditLine = z.infer<typeof auditLine>;

export const auditPage = z.object({
  results: z.array(auditLine),
  count: z.int(),
  page: z.int(),
  page_size: z.int(),
  /** kinds of objects that the reader may see */
  kinds: z.array(z.string()),
  /** people who occur in the lines that the reader may see */
  people: z.array(z.object({ id, name: z.string() })),
});
export type AuditPage = z.infer<typeof auditPage>;

const number = z.string().check(z.regex(/^\d{1,9}$/));
const time = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/));

/** Filters of the trail; each one restricts the list further. */
const auditFilter = {
  kind: z.optional(z.string().check(z.maxLength(40))),
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  /** account id of the author; 0 stands for the public and the portal itself */
  user: z.optional(number),
  country: z.optional(number),
  /** name of a field that changed */
  field: z.optional(z.string().check(z.regex(/^\w{1,60}$/))),
  /** part of the object's number or name, of the action, or of the author's name */
  search: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(time),
  /** before this instant */
  until: z.optional(time),
};
export type AuditFilter = { [F in keyof typeof auditFilter]?: string | undefined };

export const auditQuery = z.strictObject({
  ...auditFilter,
  page: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
});
export const auditExport = z.strictObject(auditFilter);

/** Selects the values of one change in the trail to be erased. */
export const changeRedaction = z.strictObject({
  /** id of the line of the trail */
  line: id,
  /** field of that line whose old and new value are erased */
  field: z.string().check(z.regex(/^\w{1,60}$/)),
  /** reason, shown in the trail; it must not repeat what is erased */
  reason: text(REASON_MAX),
});
export type ChangeRedaction = z.infer<typeof changeRedaction>;
