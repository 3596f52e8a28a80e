import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { type Call, defineCall } from '../../call';
import { type WaitingWork, waitingWork } from '../../schemas/work';

/** A counter of waiting work: no parameters, returns `{count, urgent}`. */
export type CountCall = Call<void, void, WaitingWork>;

/**
 * Defines the call for an address that a module declares as `work` in its module.json. The shell calls it
 * from the declaration alone, so that a new counter needs no new shell.
 */
export function countCall(address: string, access: Access, name = 'countWork', summary = ''): CountCall {
  return defineCall<void, void, WaitingWork>({
    name,
    method: 'GET',
    route: address,
    path: () => address,
    answer: waitingWork,
    access,
    summary,
  });
}

export const countNewCases = countCall(
  'a/work/new-cases/',
  { all: [ROLE.cases_editor] },
  'countNewCases',
  'Cases nobody has read yet, of the countries an editor manages; urgent when one of them belongs to an outbreak',
);

export const countCasesToReview = countCall(
  'a/work/cases-to-review/',
  { all: [ROLE.cases_editor] },
  'countCasesToReview',
  'Suspicious public reports of the countries an editor manages; urgent when there are any: they count nowhere until somebody looks',
);

export const countWithdrawalsAsked = countCall(
  'a/work/withdrawals-asked/',
  { all: [ROLE.cases_editor] },
  'countWithdrawalsAsked',
  'Reviewed reports that their reporters ask to withdraw, of the countries an editor manages; urgent when there are any: the reporter waits',
);

export const countCasesMine = countCall(
  'a/work/cases-mine/',
  { all: [ROLE.cases_editor] },
  'countCasesMine',
  'Cases assigned to the reader or with a note that mentions them unseen; urgent when one assigned to them is due today or overdue',
);

export const countAlertsOpen = countCall(
  'a/work/alerts-open/',
  { all: [ROLE.cases_editor] },
  'countAlertsOpen',
  'Alerts that nobody verified or discarded, of the countries an editor manages; urgent when one of them was raised within the last seven days',
);

export const countSilencesOpen = countCall(
  'a/work/silences-open/',
  { all: [ROLE.cases_editor] },
  'countSilencesOpen',
  'Islands without a report for longer than chance explains, of the countries an editor manages, which nobody explained; never urgent',
);

export const countPairsProposed = countCall(
  'a/work/pairs-proposed/',
  { all: [ROLE.cases_editor] },
  'countPairsProposed',
  'Pairs of cases that may belong together, of the countries an editor manages; urgent when one patient may be counted twice in the current month',
);

export const countMonthsUnissued = countCall(
  'a/work/months-unissued/',
  { all: [ROLE.cases_editor] },
  'countMonthsUnissued',
  'Observed months of the last twelve that are over and have no issued report, in the countries an editor manages; urgent when last month had an outbreak',
);

export const countSamplingsUnidentified = countCall(
  'a/work/samplings-unidentified/',
  { all: [ROLE.algae_editor] },
  'countSamplingsUnidentified',
  'Samplings with a row that names no species, of the countries an editor manages; never urgent',
);
