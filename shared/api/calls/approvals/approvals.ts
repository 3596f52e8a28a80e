import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import {
  APPROVAL_LISTS,
  APPROVAL_OBJECTS,
  type ApprovalList,
  type ApprovalObject,
} from '../../../domain/codes/approval-statuses';
import { defineCall, defineChange, queryText } from '../../call';
import {
  type Approval,
  type ApprovalDecide,
  approval,
  approvalDecide,
} from '../../schemas/accounts/approval';
import { format, idParams } from '../../schemas/common';

/** Roles that may be the second person. */
export const APPROVERS: Access = { any: [ROLE.cases_editor, ROLE.users_manager] };
/** Those, and the roles whose changes may need approval. */
const readers: Access = {
  any: [ROLE.cases_editor, ROLE.users_manager, ROLE.gis_editor, ROLE.gis_creator],
};

/** Selection of changes: one of the lists, or all that concern one object. */
export type ApprovalsAsked = { list: ApprovalList } | { kind: ApprovalObject; object: number };

export const listApprovals = defineCall<ApprovalsAsked, void, Approval[]>({
  name: 'listApprovals',
  method: 'GET',
  route: 'a/approval/',
  path: (asked) => `a/approval/${queryText(asked)}`,
  query: z.strictObject({
    list: z.optional(z.enum(APPROVAL_LISTS)),
    kind: z.optional(z.enum(APPROVAL_OBJECTS)),
    object: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    format,
  }),
  answer: z.array(approval),
  access: readers,
  summary:
    'Changes that would show values hidden from the public: those that the reader may decide, asked for, or of one place or case; waiting ones first, 100 at most',
});

export const decideApproval = defineChange<{ id: number }, ApprovalDecide, Approval>({
  name: 'decideApproval',
  method: 'POST',
  route: 'a/approval/:id/decide/',
  path: ({ id }) => `a/approval/${id}/decide/`,
  params: idParams,
  body: approvalDecide,
  answer: approval,
  access: APPROVERS,
  summary:
    'Approve a waiting change, which is made at once, or refuse it with a reason; 403 for the one who asked, 409 when the object or the number of rows changed meanwhile',
});

export const takeBackApproval = defineChange<{ id: number }, void, Approval>({
  name: 'takeBackApproval',
  method: 'POST',
  route: 'a/approval/:id/take-back/',
  path: ({ id }) => `a/approval/${id}/take-back/`,
  params: idParams,
  answer: approval,
  access: readers,
  summary: 'Take back a waiting change of one’s own',
});
