import { countOutlinesMissing } from '@ciguawatch/shared/api/calls/outlines';
import * as calls from '@ciguawatch/shared/api/calls/work/work';
import {
  countAccountsUnused,
  countApprovalsWaiting,
  countInvitationsOpen,
  countTextsMissing,
  countWordingsOpen,
} from '@ciguawatch/shared/api/calls/work/work-accounts';
import {
  countNamesMissing,
  countRevisionsMine,
  countRevisionsWaiting,
} from '@ciguawatch/shared/api/calls/work/work-species';
import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Feature } from '../../deps';
import type { Operator } from '../../http/operator';
import { requireOperator, route } from '../../http/route';
import { approvalsWaiting } from '../approvals/list';
import { Places } from '../cases/places';
import { monthsUnissued } from '../monthly/unissued';
import { accountsUnused, openInvitations } from './accounts';
import { alertsOpen } from './alerts';
import { samplingsUnidentified } from './algae';
import { casesMine, casesToReview, newCases, withdrawalsAsked } from './cases';
import { outlinesMissing } from './outlines';
import { pairsProposed } from './pairs';
import { namesMissing, revisionsMine, revisionsWaiting } from './revisions';
import { silencesOpen } from './silences';
import { textsMissing } from './texts';
import { wordingsOpen } from './wordings';

/** Counts of waiting work for the home page of an account, within the countries it manages. */
export const workFeature: Feature = (app, deps) => {
  const { store, clock, config } = deps;
  const places = new Places(store);
  const countries = async () => ({
    places: await places.current(),
    numbers: config.countries.numbers,
  });
  const counter = (call: calls.CountCall, count: (who: Operator) => Promise<WaitingWork>) =>
    route(app, deps, call, async (context) => {
      // The counts are personal and soon outdated, so no cache may store them.
      context.reply.header('cache-control', 'private, no-store');
      return count(requireOperator(context));
    });

  counter(calls.countNewCases, async (who) => newCases(store, await countries(), who, clock.now()));
  counter(calls.countCasesToReview, (who) => casesToReview(store, who));
  counter(calls.countWithdrawalsAsked, (who) => withdrawalsAsked(store, who));
  counter(calls.countCasesMine, async (who) => casesMine(store, await places.current(), who, clock.now()));
  counter(calls.countMonthsUnissued, async (who) =>
    monthsUnissued(store, await countries(), who, clock.now()),
  );
  counter(countInvitationsOpen, (who) => openInvitations(store, who, clock.now()));
  counter(countAccountsUnused, (who) => accountsUnused(deps, who));
  counter(countTextsMissing, (who) => textsMissing(store, app.bundled, who));
  counter(countWordingsOpen, (who) => wordingsOpen(store, who));
  counter(countApprovalsWaiting, (who) => approvalsWaiting(store, who, clock.now()));
  counter(calls.countAlertsOpen, (who) => alertsOpen(store, who, clock.now()));
  counter(calls.countSilencesOpen, (who) => silencesOpen(store, who));
  counter(calls.countPairsProposed, async (who) =>
    pairsProposed(store, await places.current(), who, clock.now()),
  );
  counter(countRevisionsWaiting, (who) => revisionsWaiting(store, who, clock.now()));
  counter(countRevisionsMine, (who) => revisionsMine(store, who, clock.now()));
  counter(countNamesMissing, (who) => namesMissing(store, who));
  counter(countOutlinesMissing, (who) => outlinesMissing(store, who));
  counter(calls.countSamplingsUnidentified, (who) => samplingsUnidentified(store, who));
};
