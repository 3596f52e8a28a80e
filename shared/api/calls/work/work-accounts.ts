import { ROLE } from '../../../contract/access/roles';
import { countCall } from './work';

export const countInvitationsOpen = countCall(
  'a/work/invitations-open/',
  { all: [ROLE.users_manager] },
  'countInvitationsOpen',
  'Invitations nobody has answered, of the countries a manager of accounts manages; urgent when the link of one no longer works',
);

export const countAccountsUnused = countCall(
  'a/work/accounts-unused/',
  { all: [ROLE.users_manager] },
  'countAccountsUnused',
  'Open accounts nobody has used for long (`watch` of the list of accounts), of the countries a manager of accounts manages; urgent when one of them manages accounts',
);

export const countTextsMissing = countCall(
  'a/work/texts-missing/',
  { all: [ROLE.global_translator] },
  'countTextsMissing',
  'Texts without a translation in the languages that a translator may edit and that were begun; urgent when visitors see one of them',
);

export const countWordingsOpen = countCall(
  'a/work/wordings-open/',
  { all: [ROLE.global_translator] },
  'countWordingsOpen',
  'Wordings that visitors proposed and nobody has decided, in the languages that a translator may edit; never urgent',
);

export const countApprovalsWaiting = countCall(
  'a/work/approvals-waiting/',
  { any: [ROLE.cases_editor, ROLE.users_manager] },
  'countApprovalsWaiting',
  'Changes that would show hidden values and that the person may decide; urgent when one has waited for two days',
);
