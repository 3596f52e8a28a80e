import * as calls from '@ciguawatch/shared/api/calls/algae';
import { listAlgaeSpecies } from '@ciguawatch/shared/api/calls/fishbase';
import { trackingPatch, trackingReport } from '@ciguawatch/shared/api/schemas/algae';
import type { Feature } from '../../deps';
import { notFound } from '../../http/errors/http-error';
import { requireOperator, route } from '../../http/route';
import { Places } from '../cases/places';
import { formWords } from '../forms/form-words';
import { parametersOf } from '../forms/parameters';
import { watermark } from '../sync/watermark';
import { countryOfReport } from './country';
import { createOne, deleteOne, patchOne } from './one';
import { listTracking } from './rows';
import { saveTracking } from './save';

/** Species of microalgae, and the samplings in which they were counted. */
export const algaeFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);
  route(app, deps, listAlgaeSpecies, async ({ reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return deps.store.read
      .selectFrom('algae_specie')
      .select(['id', 'as_name', 'potentially_toxic', 'aphia_id'])
      .orderBy('id')
      .execute();
  });

  route(app, deps, calls.listTracking, async (context) => {
    const { ids, deleted } = context.query;
    const at = await watermark(deps.store);
    context.reply.header('x-sync-at', at).header('cache-control', 'private, no-store');
    return listTracking(deps.store.read, requireOperator(context), {
      ...(ids !== undefined && { ids: ids.split(',').map(Number) }),
      deleted: deleted === 'true',
      now: deps.clock.now(),
    });
  });

  route(app, deps, calls.formTracking, async ({ request, reply }) => {
    const words = await formWords({ store: deps.store, bundled: app.bundled }, request, reply);
    const actions = { POST: parametersOf(trackingReport, words), PATCH: parametersOf(trackingPatch, words) };
    return { name: 'tracking', actions };
  });

  route(app, deps, calls.createTracking, async (context) => {
    const [who, { body }] = [requireOperator(context), context];
    return createOne(deps, who, { ...body, at_country: await countryOfReport(deps, places, who, body) });
  });

  route(app, deps, calls.saveTracking, (context) =>
    saveTracking(deps, requireOperator(context), context.body),
  );

  route(
    app,
    deps,
    calls.patchTracking,
    async ({ params, body, version, reply, ...context }) => {
      const changed = await patchOne(deps, requireOperator(context), Number(params.id), body, version);
      reply.header('etag', `"${changed.version}"`);
      return changed;
    },
    {
      current: async (context) => {
        const asked = { ids: [Number(context.params.id)], deleted: false, now: deps.clock.now() };
        const [row] = await listTracking(deps.store.read, requireOperator(context), asked);
        if (!row) throw notFound();
        return row;
      },
    },
  );

  route(app, deps, calls.deleteTracking, async (context) => {
    await deleteOne(deps, requireOperator(context), Number(context.params.id), context.version);
    return {};
  });
};
