import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import { idParams } from '../../schemas/common';
import { type CaseFlags, caseFlags, type FlagLook, flagLook } from '../../schemas/desk/flags';

const editors: Access = { all: [ROLE.cases_editor] };
const path = ({ id }: { id: number }) => `cw/case/${id}/flags/`;

export const getCaseFlags = defineCall<{ id: number }, void, CaseFlags>({
  name: 'getCaseFlags',
  method: 'GET',
  route: 'cw/case/:id/flags/',
  path,
  params: idParams,
  answer: caseFlags,
  access: editors,
  summary: 'What about a case should be looked at, and who looked and found it right',
});

export const lookAtFlag = defineCall<{ id: number }, FlagLook, CaseFlags>({
  name: 'lookAtFlag',
  method: 'POST',
  route: 'cw/case/:id/flags/',
  path,
  params: idParams,
  body: flagLook,
  answer: caseFlags,
  access: editors,
  summary: 'Ends a flag of a case because what it doubts is right, or takes that back',
});
