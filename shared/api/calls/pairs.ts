import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import { PAIR_LISTS, type PairList } from '../../domain/codes/pair-decisions';
import { defineCall, defineChange, queryText } from '../call';
import { format, idParams } from '../schemas/common';
import {
  type Linkable,
  linkable,
  type PairDecide,
  type PairFull,
  type PairItem,
  type PairPage,
  pairDecide,
  pairFull,
  pairItem,
  pairPage,
} from '../schemas/pairs';

const editors: Access = { all: [ROLE.cases_editor] };
const number = z.string().check(z.regex(/^\d{1,9}$/));

export const listPairs = defineCall<{ list: PairList; after?: number | null }, void, PairPage>({
  name: 'listPairs',
  method: 'GET',
  route: 'cw/pair/',
  path: (asked) => `cw/pair/${queryText(asked)}`,
  query: z.strictObject({ list: z.optional(z.enum(PAIR_LISTS)), after: z.optional(number), format }),
  answer: pairPage,
  access: editors,
  summary:
    'Pairs of cases of the countries an editor manages: proposed (those put off last), accepted or refused (newest first), 50 at once, those decided after the pair `after`',
});

export const getPair = defineCall<{ id: number }, void, PairFull>({
  name: 'getPair',
  method: 'GET',
  route: 'cw/pair/:id/',
  path: ({ id }) => `cw/pair/${id}/`,
  params: idParams,
  answer: pairFull,
  access: editors,
  summary:
    'A pair with both cases, what speaks for and against it, and what each decision does to the figures',
});

export const decidePair = defineChange<{ id: number }, PairDecide, PairItem>({
  name: 'decidePair',
  method: 'POST',
  route: 'cw/pair/:id/decide/',
  path: ({ id }) => `cw/pair/${id}/decide/`,
  params: idParams,
  body: pairDecide,
  answer: pairItem,
  mayWait: true,
  access: editors,
  summary:
    'Decide a pair: same_meal writes match_event, same_patient duplicate_of, unrelated never proposes it again, later puts it off; If-Match carries the version of the pair',
});

export const undoPair = defineChange<{ id: number }, void, PairItem>({
  name: 'undoPair',
  method: 'POST',
  route: 'cw/pair/:id/undo/',
  path: ({ id }) => `cw/pair/${id}/undo/`,
  params: idParams,
  answer: pairItem,
  mayWait: true,
  access: editors,
  summary:
    'Take the decision on a pair back: its links are as they were before, 409 when one was changed since',
});

export const listLinkable = defineCall<
  { id: number; number?: string | null; date?: string | null; island?: number | null },
  void,
  Linkable[]
>({
  name: 'listLinkable',
  method: 'GET',
  route: 'cw/case/:id/linkable/',
  path: ({ id, ...asked }) => `cw/case/${id}/linkable/${queryText(asked)}`,
  params: idParams,
  query: z.strictObject({
    number: z.optional(number),
    date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    island: z.optional(number),
    format,
  }),
  answer: z.array(linkable),
  access: editors,
  summary:
    'Cases that a case may be linked to: those proposed for it, or those of a number, a civil date and an island, 20 at most',
});
