import * as z from 'zod/mini';
import { defineCall, queryText } from '../call';
import { format } from '../schemas/common';
import { type AuditEntry, audit } from '../schemas/public';

export const listAudit = defineCall<{ kind: string; id: number }, void, AuditEntry[]>({
  name: 'listAudit',
  method: 'GET',
  route: 'a/audit/',
  path: (query) => `a/audit/${queryText(query)}`,
  query: z.strictObject({
    kind: z.string().check(z.maxLength(40)),
    id: z.string().check(z.regex(/^\d{1,9}$/)),
    format,
  }),
  answer: z.array(audit),
  access: 'connected',
  summary: 'History of one object, for the roles that manage its kind within their countries',
});
