import { getSpecie, listPhenotypes, listSpecies } from '@ciguawatch/shared/api/calls/fishbase';
import type { Area, Deps } from '../../deps';
import { ReadyAnswers } from '../../http/cached-answer/ready';
import { sendReady } from '../../http/cached-answer/send-ready';
import { tableVersion } from '../../http/cached-answer/table-version';
import { notFound } from '../../http/http-error';
import { type Context, route } from '../../http/route';
import { watermark } from '../sync/watermark';
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
  route(app, deps, listPhenotypes, (context) => list(context, 'phenotype', readPhenotypes));
  route(app, deps, getSpecie, async ({ params, reply }) => {
    const [specie] = await readSpecies(deps.store, Number(params.id));
    if (!specie) throw notFound();
    reply.header('cache-control', 'public, no-cache');
    return specie;
  });
};
