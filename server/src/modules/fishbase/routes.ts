import { getPhenotype, getSpecie, listPhenotypes, listSpecies } from '@ciguawatch/shared/api/calls/fishbase';
import { getPhenotypeDetail, getSpecieDetail } from '@ciguawatch/shared/api/calls/products';
import type { Area, Deps } from '../../deps';
import { ReadyAnswers } from '../../http/cached-answer/ready';
import { sendReady } from '../../http/cached-answer/send-ready';
import { tableVersion } from '../../http/cached-answer/table-version';
import { notFound } from '../../http/http-error';
import { type Context, route } from '../../http/route';
import { watermark } from '../sync/watermark';
import { phenotypeDetail, specieDetail } from './detail';
import { readPhenotypes, readSpecies } from './read';

/** The species directory, for everybody. */
export const fishbaseArea: Area = (app, deps) => {
  const answers = new ReadyAnswers();
  const list = async (
    { request, reply }: Context<void>,
    table: 'specie' | 'phenotype',
    read: (store: Deps['store']) => Promise<unknown[]>,
  ) => {
    reply.header('x-sync-at', await watermark(deps.store));
    const version = await tableVersion(deps.store, table);
    const make = async () => ({ version, text: JSON.stringify(await read(deps.store)) });
    return sendReady(request, reply, await answers.get(table, version, make));
  };
  route(app, deps, listSpecies, (context) => list(context, 'specie', (store) => readSpecies(store)));
  route(app, deps, listPhenotypes, (context) => list(context, 'phenotype', (store) => readPhenotypes(store)));
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
    return specieDetail(deps.store, Number(params.id));
  });
  route(app, deps, getPhenotypeDetail, async ({ params, reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return phenotypeDetail(deps.store, Number(params.id));
  });
};
