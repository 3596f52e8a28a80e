import * as calls from '@ciguawatch/shared/api/calls/coverage';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { Places } from '../cases/places';
import { coverageOf, markCoverage } from './mark';
import { withOfficial } from './official';
import { readObserved } from './read';

/**
 * Sends the version that the editor's change must name, and keeps the response out of caches, where it would be
 * outdated.
 */
const versioned = (reply: FastifyReply, version: number) =>
  reply.header('cache-control', 'private, no-store').header('etag', `"${version}"`);

/**
 * Routes of coverage: which months each source observed. In other months a lack of reports says nothing about
 * cases.
 */
export const coverageFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, calls.listCoverage, async ({ reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return withOfficial(deps.store.read, await readObserved(deps.store.read));
  });

  route(app, deps, calls.getCoverage, async (context) => {
    const coverage = await coverageOf(deps.store.read, requireOperator(context), Number(context.params.id));
    versioned(context.reply, coverage.version);
    return coverage;
  });

  route(
    app,
    deps,
    calls.markCoverage,
    async (context) => {
      const { body, params, reply, version } = context;
      const editRequest = {
        who: requireOperator(context),
        places: await places.current(),
        country: Number(params.id),
      };
      const updatedCoverage = await markCoverage(deps, editRequest, body, version);
      versioned(reply, updatedCoverage.version);
      return updatedCoverage;
    },
    {
      current: (context) => coverageOf(deps.store.read, requireOperator(context), Number(context.params.id)),
    },
  );
};
