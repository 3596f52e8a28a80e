import * as calls from '@ciguawatch/shared/api/calls/desk/decisions';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { guardedRoute } from '../approvals/guarded-route';
import { Places } from '../cases/places';
import { askedOf, decisionLog } from './log';
import { undoDecision } from './undo';

/** Reasons may tell of persons, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** The log of decisions, and their undo. */
export const decisionFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, calls.listDecisions, async (context) => {
    noStore(context.reply);
    return decisionLog(deps.store, requireOperator(context), askedOf(context.query), deps.clock.now());
  });

  guardedRoute(
    app,
    deps,
    calls.undoDecision,
    {
      make: async (through, { who, params, body }) =>
        undoDecision(through, await places.current(), who, String(params.id), body),
    },
    noStore,
  );
};
