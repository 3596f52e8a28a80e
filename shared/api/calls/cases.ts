import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import type { PublicCaseRow } from '../../domain/case-table/case-columns';
import { defineCall, defineChange, queryText } from '../call';
import {
  type CaseByCode,
  type CaseCreate,
  type CaseCreated,
  type CaseFull,
  type CasePatch,
  type CaseSwap,
  type CaseWithdraw,
  type CaseWithdrawn,
  type Contact,
  type ContactCreate,
  caseByCode,
  caseCreate,
  caseCreated,
  caseFull,
  casePatch,
  caseSwap,
  caseWithdraw,
  caseWithdrawn,
  contact,
  contactCreate,
  type RelatedCases,
  relatedCases,
  type WithdrawalStand,
  withdrawalStand,
} from '../schemas/case';
import { listQuery } from '../schemas/case-list';
import { empty, format, id, idParams } from '../schemas/common';
import { type FormParameters, formParameters } from '../schemas/form-parameters';

const editors: Access = { all: [ROLE.cases_editor] };

/** Most cases that one request may list by id. */
export const MOST_CASE_IDS = 100;

/** A chunk of the public list, or some cases by id. */
export type CasesAsked = { chunk: number; at?: string | null } | { ids: readonly number[] };

/**
 * The public list in chunks from 0. `X-Columns` names the columns in order, `X-Sync-At` is the time to pass
 * to `a/check/case/`, `X-Chunks` the number of chunks (clients without it read until the first 404).
 * `format=packed` responds with columns (`domain/packed`); `ids` selects up to 100 cases, of which those
 * missing in the response are not public.
 */
export const listCases = defineCall<CasesAsked, void, PublicCaseRow[]>({
  name: 'listCases',
  method: 'GET',
  route: 'cw/caselist/',
  path: (asked) =>
    'ids' in asked
      ? `cw/caselist/${queryText({ format: 'json', ids: asked.ids.join(',') })}`
      : `cw/caselist/${queryText({ format: 'json', ...asked })}`,
  query: z.strictObject({
    format,
    chunk: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/))),
    at: z.optional(z.string().check(z.maxLength(40))),
  }),
  answer: z.array(z.array(z.unknown())),
  access: 'open',
  summary:
    'Public rows of the cases, 5,000 cases a chunk from chunk 0; X-Columns names the columns, X-Chunks counts the chunks, 404 is the end; or with ids= those cases. format=packed answers the chunk as columns by name, each its values and how often each follows',
});

export const formCase = defineCall<void, void, FormParameters>({
  name: 'formCase',
  method: 'OPTIONS',
  route: 'cw/case/',
  path: () => 'cw/case/',
  answer: formParameters,
  access: 'open',
  summary: 'Form parameters of a case report; Accept-Language chooses the language of the labels',
});

export const createContact = defineCall<void, ContactCreate, { id: number }>({
  name: 'createContact',
  method: 'POST',
  route: 'cw/contact/',
  path: () => 'cw/contact/',
  body: contactCreate,
  answer: z.object({ id }),
  status: 201,
  access: 'open',
  summary: 'Contact of a report; a repeat with the same case_uuid answers the same id',
});

export const createCase = defineCall<void, CaseCreate, CaseCreated>({
  name: 'createCase',
  method: 'POST',
  route: 'cw/pcase/create/',
  path: () => 'cw/pcase/create/',
  body: caseCreate,
  answer: caseCreated,
  status: 201,
  access: 'open',
  summary: 'Report a case; sending the same case_uuid again answers the same id',
});

export const withdrawCase = defineCall<void, CaseWithdraw, CaseWithdrawn>({
  name: 'withdrawCase',
  method: 'POST',
  route: 'cw/pcase/withdraw/',
  path: () => 'cw/pcase/withdraw/',
  body: caseWithdraw,
  answer: caseWithdrawn,
  access: 'open',
  summary:
    'Withdraw a report by its receipt code: its contact is erased and it counts no more, or, once reviewed, until an editor agrees; with its case_uuid also one that did not arrive yet',
});

export const readWithdrawal = defineCall<void, CaseByCode, WithdrawalStand>({
  name: 'readWithdrawal',
  method: 'POST',
  route: 'cw/pcase/withdrawal/',
  path: () => 'cw/pcase/withdrawal/',
  body: caseByCode,
  answer: withdrawalStand,
  access: 'open',
  summary: 'What became of the withdrawal of the report with this receipt code; changes nothing',
});

export const findCase = defineCall<void, CaseByCode, { id: number }>({
  name: 'findCase',
  method: 'POST',
  route: 'cw/case/find/',
  path: () => 'cw/case/find/',
  body: caseByCode,
  answer: z.object({ id }),
  access: editors,
  summary: 'Number of the case with this receipt code, in a country of the editor',
});

export const getCase = defineCall<{ id: number }, void, CaseFull>({
  name: 'getCase',
  method: 'GET',
  route: 'cw/casesingle/:id/',
  path: ({ id: caseId }) => `cw/casesingle/${caseId}/`,
  params: idParams,
  answer: caseFull,
  access: editors,
  summary: 'One case in full, for the editors of its country',
});

export const patchCase = defineChange<{ id: number }, CasePatch, CaseFull>({
  name: 'patchCase',
  method: 'PATCH',
  route: 'cw/case/:id/',
  path: ({ id: caseId }) => `cw/case/${caseId}/`,
  params: idParams,
  body: casePatch,
  answer: caseFull,
  mayWait: true,
  access: editors,
  summary: 'Change a case; If-Match carries the version it is based on',
});

export const deleteCase = defineChange<{ id: number }, void, Record<string, never>>({
  name: 'deleteCase',
  method: 'DELETE',
  route: 'cw/case/:id/',
  path: ({ id: caseId }) => `cw/case/${caseId}/`,
  params: idParams,
  answer: empty,
  mayWait: true,
  access: editors,
  summary: 'Delete a case; it can be restored for 30 days',
});

export const restoreCase = defineChange<{ id: number }, void, CaseFull>({
  name: 'restoreCase',
  method: 'POST',
  route: 'cw/case/:id/restore/',
  path: ({ id: caseId }) => `cw/case/${caseId}/restore/`,
  params: idParams,
  answer: caseFull,
  mayWait: true,
  access: editors,
  summary: 'Bring a deleted case back within 30 days',
});

export const swapCases = defineChange<{ id: number }, CaseSwap, CaseFull>({
  name: 'swapCases',
  method: 'POST',
  route: 'cw/case/:id/swap/',
  path: ({ id: caseId }) => `cw/case/${caseId}/swap/`,
  params: idParams,
  body: caseSwap,
  answer: caseFull,
  mayWait: true,
  access: editors,
  summary:
    'Let a duplicate take the place of the case that it was left out for: the case and its other duplicates become its duplicates',
});

export const getCaseContact = defineCall<{ id: number }, void, Contact>({
  name: 'getCaseContact',
  method: 'GET',
  route: 'cw/case/:id/contact/',
  path: ({ id: caseId }) => `cw/case/${caseId}/contact/`,
  params: idParams,
  answer: contact,
  access: editors,
  summary: 'Contact of a case; each reading is recorded in the audit trail',
});

/** `list` holds the parameters of the case list from which the case was opened; without it all cases are its list. */
export const getRelatedCases = defineCall<
  { id: number; list?: Readonly<Record<string, string>> },
  void,
  RelatedCases
>({
  name: 'getRelatedCases',
  method: 'GET',
  route: 'cw/case/:id/beside/',
  path: ({ id: caseId, list }) => `cw/case/${caseId}/beside/${queryText({ ...list })}`,
  params: idParams,
  query: listQuery,
  answer: relatedCases,
  access: editors,
  summary:
    'Neighbours of a case in the list with these filters and this order, and the cases it belongs with',
});
