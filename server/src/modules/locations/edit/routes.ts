import * as calls from '@ciguawatch/shared/api/calls/outlines';
import { OUTLINE_BYTES } from '@ciguawatch/shared/api/schemas/outline';
import type { FastifyReply } from 'fastify';
import type { Area } from '../../../deps';
import { person, route } from '../../../http/route';
import { createLocation } from './create';
import { fullLocation } from './full';
import { findLocation } from './hold';
import { OutlineFigures } from './list';
import { outlineVersion, outlineVersions } from './outline-version';
import { patchLocation } from './patch';
import { deleteLocation } from './remove';

/** Names of editors stay out of shared caches. */
const own = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Places with their outlines, for those who draw them. */
export const outlinesArea: Area = (app, deps) => {
  const outlines = new OutlineFigures(deps.store);
  const drawn = { bodyLimit: OUTLINE_BYTES };

  route(app, deps, calls.listOutlines, async (context) => {
    own(context.reply);
    return outlines.list(person(context));
  });

  route(app, deps, calls.getLocation, async (context) => {
    const row = await findLocation(deps.store.read, Number(context.params.id), person(context));
    own(context.reply).header('etag', `"${row.version}"`);
    deps.charts.warm(row.country);
    return fullLocation(deps.store.read, row);
  });

  route(
    app,
    deps,
    calls.createLocation,
    async (context) => {
      own(context.reply);
      const created = await createLocation(deps, person(context), context.body);
      deps.charts.wanted();
      return created;
    },
    drawn,
  );

  route(
    app,
    deps,
    calls.patchLocation,
    async (context) => {
      const id = Number(context.params.id);
      const changed = await patchLocation(deps, person(context), id, context.body, context.version);
      own(context.reply).header('etag', `"${changed.version}"`);
      deps.charts.wanted();
      return changed;
    },
    drawn,
  );

  route(app, deps, calls.deleteLocation, async (context) => {
    await deleteLocation(deps, person(context), Number(context.params.id), context.version);
    deps.charts.wanted();
    return {};
  });

  route(app, deps, calls.listOutlineVersions, async (context) => {
    own(context.reply);
    const row = await findLocation(deps.store.read, Number(context.params.id), person(context));
    return outlineVersions(deps.store.read, row);
  });

  route(app, deps, calls.getOutlineVersion, async (context) => {
    own(context.reply);
    const row = await findLocation(deps.store.read, Number(context.params.id), person(context));
    return outlineVersion(deps.store.read, row, Number(context.params.version));
  });
};
