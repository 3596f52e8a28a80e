import * as calls from '@ciguawatch/shared/api/calls/work';
import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Area } from '../../deps';
import { person, route } from '../../http/route';
import type { Who } from '../../http/who';
import { Places } from '../cases/places';
import { monthsUnissued } from '../monthly/unissued';
import { alertsOpen } from './alerts';
import { casesToReview, newCases } from './cases';
import { pairsProposed } from './pairs';

/** What waits for the holders of roles, within the countries they manage: counts for their home. */
export const workArea: Area = (app, deps) => {
  const { store, clock } = deps;
  const places = new Places(store);
  const counter = (call: calls.CountCall, count: (who: Who) => Promise<WaitingWork>) =>
    route(app, deps, call, async (context) => {
      // What waits for one person is nobody else's, and old a minute later.
      context.reply.header('cache-control', 'private, no-store');
      return count(person(context));
    });

  counter(calls.countNewCases, async (who) => newCases(store, await places.current(), who, clock.now()));
  counter(calls.countCasesToReview, (who) => casesToReview(store, who));
  counter(calls.countMonthsUnissued, async (who) =>
    monthsUnissued(store, await places.current(), who, clock.now()),
  );
  counter(calls.countAlertsOpen, (who) => alertsOpen(store, who, clock.now()));
  counter(calls.countPairsProposed, async (who) =>
    pairsProposed(store, await places.current(), who, clock.now()),
  );
};
