import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import { idParams } from '../../schemas/common';
import {
  type CaseRecovery,
  caseRecovery,
  type RecoveryRecord,
  recoveryRecord,
} from '../../schemas/desk/recovery';

const editors: Access = { all: [ROLE.cases_editor] };
const path = ({ id }: { id: number }) => `cw/case/${id}/recovery/`;

export const getCaseRecovery = defineCall<{ id: number }, void, CaseRecovery>({
  name: 'getCaseRecovery',
  method: 'GET',
  route: 'cw/case/:id/recovery/',
  path,
  params: idParams,
  answer: caseRecovery,
  access: editors,
  summary: 'Whether the person of a case is still ill, as they or an editor answered at three dates',
});

export const recordRecovery = defineCall<{ id: number }, RecoveryRecord, CaseRecovery>({
  name: 'recordRecovery',
  method: 'POST',
  route: 'cw/case/:id/recovery/',
  path,
  params: idParams,
  body: recoveryRecord,
  answer: caseRecovery,
  access: editors,
  summary: 'Records what the person of a case told an editor at the date that is due, or their death',
});
