import * as z from 'zod/mini';
import { defineCall, queryText } from '../call';
import { flag, format } from '../schemas/common';

const CHECK_KINDS = ['specie', 'phenotype', 'location', 'case', 'algaetracking'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const checkChanges = defineCall<{ kind: CheckKind; after: string; del?: boolean }, void, number[]>({
  name: 'checkChanges',
  method: 'GET',
  route: 'a/check/:kind/',
  path: ({ kind, after, del }) => `a/check/${kind}/${queryText({ after, del })}`,
  params: z.strictObject({ kind: z.enum(CHECK_KINDS) }),
  query: z.strictObject({
    after: z.string().check(z.minLength(4), z.maxLength(40)),
    del: flag,
    format,
  }),
  answer: z.array(z.int()),
  access: 'open',
  summary:
    'Ids changed since a time, or deleted with del=true; X-Sync-At is the time to ask from next; 410 when they are too many to tell',
});
