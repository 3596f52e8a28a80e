import * as z from 'zod/mini';
import type { Access } from '../../contract/access/access';
import { ROLE } from '../../contract/access/roles';
import { defineCall, queryText } from '../call';
import {
  type AuditFilter,
  type AuditPage,
  auditExport,
  auditPage,
  auditQuery,
  type ChangeRedaction,
  changeRedaction,
} from '../schemas/accounts/audit';
import { type AlertDetail, alertDetail } from '../schemas/alert';
import { empty, format, idParams } from '../schemas/common';
import { type AuditEntry, audit } from '../schemas/public';

export const listAudit = defineCall<{ kind: string; id: number | string }, void, AuditEntry[]>({
  name: 'listAudit',
  method: 'GET',
  route: 'a/audit/',
  path: (query) => `a/audit/${queryText(query)}`,
  query: z.strictObject({
    kind: z.string().check(z.maxLength(40)),
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    format,
  }),
  answer: z.array(audit),
  access: 'connected',
  summary: 'History of one object, for the roles that manage its kind within their countries',
});

/** Roles that may read the trail of some kind of object; the server decides which lines each one sees. */
const owners: Access = {
  any: [
    ROLE.users_manager,
    ROLE.cases_editor,
    ROLE.moderator,
    ROLE.fishbase_editor,
    ROLE.global_translator,
    ROLE.algae_editor,
    ROLE.gis_editor,
    ROLE.gis_creator,
  ],
};

export const auditLog = defineCall<AuditFilter & { page?: string | undefined }, void, AuditPage>({
  name: 'auditLog',
  method: 'GET',
  route: 'a/audit/log/',
  path: (query) => `a/audit/log/${queryText(query)}`,
  query: auditQuery,
  answer: auditPage,
  access: owners,
  summary:
    'The trail of the kinds of object that the person’s roles own, within their countries, the latest first',
});

/** Responds with `text/csv`, streamed; `X-Count` is the total number of lines. */
export const exportAudit = defineCall<void, AuditFilter, string>({
  name: 'exportAudit',
  method: 'POST',
  route: 'a/audit/export/',
  path: () => 'a/audit/export/',
  body: auditExport,
  answer: z.string(),
  access: owners,
  summary: 'The same trail as CSV, all lines of a filter',
});

const editors: Access = { all: [ROLE.cases_editor] };

export const redactCase = defineCall<{ id: number }, ChangeRedaction, Record<string, never>>({
  name: 'redactCase',
  method: 'POST',
  route: 'cw/case/:id/redact/',
  path: ({ id }) => `cw/case/${id}/redact/`,
  params: idParams,
  body: changeRedaction,
  answer: empty,
  access: editors,
  summary:
    'Erase the values of one change from the history of a case, wherever they stand in it; who, when and which field stay',
});

export const redactAlert = defineCall<{ id: number }, ChangeRedaction, AlertDetail>({
  name: 'redactAlert',
  method: 'POST',
  route: 'cw/alert/:id/redact/',
  path: ({ id }) => `cw/alert/${id}/redact/`,
  params: idParams,
  body: changeRedaction,
  answer: alertDetail,
  access: editors,
  summary:
    'Erase the note of one decision from an alert and its history, wherever it stands in them; who, when and the decision stay',
});
