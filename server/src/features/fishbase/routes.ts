import { getPhenotype, getSpecie, listPhenotypes, listSpecies } from '@ciguawatch/shared/api/calls/fishbase';
import { getPhenotypeDetail, getSpecieDetail } from '@ciguawatch/shared/api/calls/products';
import type { Feature } from '../../deps';
import { notFound } from '../../http/errors/http-error';
import { latestVersions } from '../../http/response-cache/latest-versions';
import { ResponseCache } from '../../http/response-cache/response-cache';
import { sendCached } from '../../http/response-cache/send-cached';
import { type Context, route } from '../../http/route';
import { publicWatermark } from '../sync/watermark';
import { phenotypeDetail, speciesDetail } from './detail';
import { readPhenotypes, readSpecies } from './read';

/** The species directory, open to everybody. */
export const fishbaseFeature: Feature = (app, deps) => {
  const list = (table: 'specie' | 'phenotype', read: () => Promise<unknown[]>) => {
    const cache = new ResponseCache(latestVersions(deps.store), {
      version: (_key, versions) => versions[table],
      make: async () => JSON.stringify(await read()),
      headers: ({ at }) => ({ 'x-sync-at': publicWatermark(at) }),
    });
    app.ahead.push(() => cache.current(table));
    return async ({ request, reply }: Context<void>) => {
      if (!(await sendCached(request, reply, cache, table))) throw notFound();
      return reply;
    };
  };
  route(
    app,
    deps,
    listSpecies,
    list('specie', () => readSpecies(deps.store)),
  );
  route(
    app,
    deps,
    listPhenotypes,
    list('phenotype', () => readPhenotypes(deps.store)),
  );
  route(app, deps, getSpecie, async ({ params, reply }) => {
    const [specie] = await readSpecies(deps.store, { id: Number(params.id) });
    if (!specie) throw notFound();
    reply.header('cache-control', 'public, no-cache');
    return specie;
  });
  route(app, deps, getPhenotype, async ({ params, reply }) => {
    const [phenotype] = await readPhenotypes(deps.store, Number(params.id));
    if (!phenotype) throw notFound();
    reply.header('cache-control', 'public, no-cache');
    return phenotype;
  });
  route(app, deps, getSpecieDetail, async ({ params, reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return speciesDetail(deps.store, Number(params.id));
  });
  route(app, deps, getPhenotypeDetail, async ({ params, reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return phenotypeDetail(deps.store, Number(params.id));
  });
};
