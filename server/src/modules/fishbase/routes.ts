import { getPhenotype, getSpecie, listPhenotypes, listSpecies } from '@ciguawatch/shared/api/calls/fishbase';
import { getPhenotypeDetail, getSpecieDetail } from '@ciguawatch/shared/api/calls/products';
import type { Area } from '../../deps';
import { KeptAnswers } from '../../http/cached-answer/kept-answers';
import { sendKept } from '../../http/cached-answer/send-kept';
import { type TableState, tableState } from '../../http/cached-answer/table-version';
import { notFound } from '../../http/http-error';
import { type Context, route } from '../../http/route';
import { phenotypeDetail, specieDetail } from './detail';
import { readPhenotypes, readSpecies } from './read';

/** The species directory, for everybody. */
export const fishbaseArea: Area = (app, deps) => {
  const list = (table: 'specie' | 'phenotype', read: () => Promise<unknown[]>) => {
    const answers = new KeptAnswers<TableState>({
      state: tableState(deps.store, table),
      version: (_key, { version }) => version,
      make: async (_key, { version }) => ({ version, text: JSON.stringify(await read()) }),
      headers: ({ at }) => ({ 'x-sync-at': at }),
    });
    app.ahead.push(() => answers.current(table));
    return async ({ request, reply }: Context<void>) => {
      if (!(await sendKept(request, reply, answers, table))) throw notFound();
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
    return specieDetail(deps.store, Number(params.id));
  });
  route(app, deps, getPhenotypeDetail, async ({ params, reply }) => {
    reply.header('cache-control', 'public, no-cache');
    return phenotypeDetail(deps.store, Number(params.id));
  });
};
