import * as calls from '@ciguawatch/shared/api/calls/algae';
import { listAlgaeSpecies } from '@ciguawatch/shared/api/calls/fishbase';
import { trackingCreate, trackingPatch } from '@ciguawatch/shared/api/schemas/algae';
import type { Feature } from '../../deps';
import { notFound } from '../../http/errors/http-error';
import { person, route } from '../../http/route';
import { parametersOf } from '../cases/form';
import { watermark } from '../sync/watermark';
import { createOne, deleteOne, patchOne } from './one';
import { listTracking } from './rows';
import { saveTracking } from './save';

/** Species of microalgae, and the samplings in which they were counted. */
export const algaeFeature: Feature = (app, deps) => {
  route(app, deps, listAlgaeSpecies, async ({ reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return deps.store.read
      .selectFrom('algae_specie')
      .select(['id', 'as_name', 'potentially_toxic'])
      .orderBy('id')
      .execute();
  });

  route(app, deps, calls.listTracking, async (context) => {
    const { ids, deleted } = context.query;
    const at = await watermark(deps.store);
    context.reply.header('x-sync-at', at).header('cache-control', 'private, no-store');
    return listTracking(deps.store.read, person(context), {
      ...(ids !== undefined && { ids: ids.split(',').map(Number) }),
      deleted: deleted === 'true',
      now: deps.clock.now(),
    });
  });

  route(app, deps, calls.formTracking, async () => ({
    name: 'tracking',
    actions: { POST: parametersOf(trackingCreate), PATCH: parametersOf(trackingPatch) },
  }));

  route(app, deps, calls.createTracking, (context) => createOne(deps, person(context), context.body));

  route(app, deps, calls.saveTracking, (context) => saveTracking(deps, person(context), context.body));

  route(
    app,
    deps,
    calls.patchTracking,
    async ({ params, body, version, reply, ...context }) => {
      const changed = await patchOne(deps, person(context), Number(params.id), body, version);
      reply.header('etag', `"${changed.version}"`);
      return changed;
    },
    {
      current: async (context) => {
        const asked = { ids: [Number(context.params.id)], deleted: false, now: deps.clock.now() };
        const [row] = await listTracking(deps.store.read, person(context), asked);
        if (!row) throw notFound();
        return row;
      },
    },
  );

  route(app, deps, calls.deleteTracking, async (context) => {
    await deleteOne(deps, person(context), Number(context.params.id), context.version);
    return {};
  });
};
