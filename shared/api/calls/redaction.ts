import { ROLE } from '../../contract/roles';
import { defineCall } from '../call';
import { type CaseRedaction, caseRedaction } from '../schemas/case-redaction';
import { empty, idParams } from '../schemas/common';

export const redactCase = defineCall<{ id: number }, CaseRedaction, Record<string, never>>({
  name: 'redactCase',
  method: 'POST',
  route: 'cw/case/:id/redact/',
  path: ({ id }) => `cw/case/${id}/redact/`,
  params: idParams,
  body: caseRedaction,
  answer: empty,
  access: { all: [ROLE.cases_editor] },
  summary:
    'Erase the values of one change from the history of a case, wherever they stand in it; who, when and which field stay',
});
