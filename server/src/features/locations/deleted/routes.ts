import * as calls from '@ciguawatch/shared/api/calls/outlines';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../../deps';
import { requireOperator, route } from '../../../http/route';
import { guardedRoute } from '../../approvals/guarded-route';
import { deletedPlaces } from './list';
import { deleteLocation } from './remove';
import { restoreLocation } from './restore';

/** The response contains names of editors, so shared caches must not store it. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Deletion of places, and their restoring within 30 days. */
export const deletedPlacesFeature: Feature = (app, deps) => {
  const made = () => deps.charts.makeSoon();

  guardedRoute(
    app,
    deps,
    calls.deleteLocation,
    {
      make: async (through, { who, params, version }) => {
        await deleteLocation(through, who, Number(params.id), version);
        return {};
      },
      made,
    },
    noStore,
  );

  route(app, deps, calls.listDeletedPlaces, async (context) => {
    noStore(context.reply);
    return deletedPlaces(deps.store, requireOperator(context), deps.clock.now());
  });

  guardedRoute(
    app,
    deps,
    calls.restoreLocation,
    { make: (through, { who, params }) => restoreLocation(through, who, Number(params.id)), made },
    noStore,
  );
};
