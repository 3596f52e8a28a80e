import * as calls from '@ciguawatch/shared/api/calls/pairs';
import type { PairList } from '@ciguawatch/shared/domain/codes/pair-decisions';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { guardedRoute } from '../approvals/guarded-route';
import { findCase } from '../cases/find';
import { Places } from '../cases/places';
import { PairContexts } from './contexts';
import { decidePair } from './decide';
import { pairDetail } from './detail';
import { linkableTo } from './linkable';
import { pairsOf } from './list';
import { refreshPairs } from './refresh';
import { undoPair } from './undo';

/** Pairs contain health data of persons, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Pairs of cases that may be one meal or one patient. */
export const pairFeature: Feature = (app, deps) => {
  const { store, clock } = deps;
  const places = new Places(store);
  const contexts = new PairContexts(store, clock);
  const comparing = { store, contexts, places: () => places.current() };

  route(app, deps, calls.listPairs, async (context) => {
    noStore(context.reply);
    const { list = 'proposed', after } = context.query as { list?: PairList; after?: string };
    // Compares one batch first, so that a case of a moment ago is in the list; more wait for the job.
    await refreshPairs(comparing, 1);
    return pairsOf(store, requireOperator(context), list, after === undefined ? null : Number(after));
  });

  route(app, deps, calls.getPair, async (context) => {
    const pair = await pairDetail(
      store,
      await places.current(),
      requireOperator(context),
      Number(context.params.id),
    );
    noStore(context.reply).header('etag', `"${pair.version}"`);
    return pair;
  });

  guardedRoute(
    app,
    deps,
    calls.decidePair,
    {
      make: async (through, { who, params, body, version }) =>
        decidePair(through, await places.current(), who, Number(params.id), body, version),
    },
    noStore,
  );

  guardedRoute(
    app,
    deps,
    calls.undoPair,
    {
      make: async (through, { who, params, version }) =>
        undoPair(through, await places.current(), who, Number(params.id), version),
    },
    noStore,
  );

  route(app, deps, calls.listLinkable, async (context) => {
    const who = requireOperator(context);
    const row = await findCase(store.read, Number(context.params.id), who);
    noStore(context.reply);
    await refreshPairs(comparing, 1);
    return linkableTo(store, who, row, context.query);
  });
};
