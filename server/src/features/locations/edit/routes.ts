import * as calls from '@ciguawatch/shared/api/calls/outlines';
import { type LocationPatch, OUTLINE_BYTES } from '@ciguawatch/shared/api/schemas/outline';
import type { DoubtKind } from '@ciguawatch/shared/domain/outline/doubt';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../../deps';
import type { Asked } from '../../../http/asked';
import { requireOperator, route } from '../../../http/route';
import { guardedRoute } from '../../approvals/guarded-route';
import { createLocation } from './create';
import { fullLocation } from './full-location';
import { OutlineList } from './list';
import { findLocation } from './lock-location';
import { outlineVersion, outlineVersions } from './outline-version';
import { patchLocation } from './patch';

/** The response contains names of editors, so shared caches must not store it. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** A body with the questions that the approver confirmed beside those of the author. */
const withConfirmed = <B extends Pick<LocationPatch, 'confirmed'>>(
  body: B,
  confirmed: readonly DoubtKind[] = [],
): B => (confirmed.length === 0 ? body : { ...body, confirmed: [...(body.confirmed ?? []), ...confirmed] });

/** Places with their outlines, for editors of places. */
export const outlinesFeature: Feature = (app, deps) => {
  const outlines = new OutlineList(deps.store);
  const outlineOptions = { bodyLimit: OUTLINE_BYTES };
  const remakeBasemap = () => deps.charts.makeSoon();

  route(app, deps, calls.listOutlines, async (context) => {
    noStore(context.reply);
    return outlines.list(requireOperator(context));
  });

  const readLocation = async (context: Asked) =>
    fullLocation(
      deps.store.read,
      await findLocation(deps.store.read, Number(context.params.id), requireOperator(context)),
    );

  route(app, deps, calls.getLocation, async (context) => {
    const full = await readLocation(context);
    noStore(context.reply).header('etag', `"${full.version}"`);
    deps.charts.warm(full.country);
    return full;
  });

  guardedRoute(
    app,
    deps,
    calls.createLocation,
    {
      make: (through, { who, body, confirmed }) =>
        createLocation(through, who, withConfirmed(body, confirmed)),
      made: remakeBasemap,
    },
    noStore,
    outlineOptions,
  );

  guardedRoute(
    app,
    deps,
    calls.patchLocation,
    {
      make: (through, { who, params, body, version, confirmed }) =>
        patchLocation(through, who, Number(params.id), withConfirmed(body, confirmed), version),
      made: remakeBasemap,
    },
    (reply, changed) => {
      noStore(reply);
      if (changed) reply.header('etag', `"${changed.version}"`);
    },
    { ...outlineOptions, current: readLocation },
  );

  route(app, deps, calls.listOutlineVersions, async (context) => {
    noStore(context.reply);
    const row = await findLocation(deps.store.read, Number(context.params.id), requireOperator(context));
    return outlineVersions(deps.store.read, row);
  });

  route(app, deps, calls.getOutlineVersion, async (context) => {
    noStore(context.reply);
    const row = await findLocation(deps.store.read, Number(context.params.id), requireOperator(context));
    return outlineVersion(deps.store.read, row, Number(context.params.version));
  });
};
