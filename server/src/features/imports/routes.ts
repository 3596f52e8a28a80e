import * as calls from '@ciguawatch/shared/api/calls/desk/imports';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { guardedRoute } from '../approvals/guarded-route';
import { Places } from '../cases/places';
import { PairContexts } from '../pairs/contexts';
import { importCases } from './import-cases';
import { listImports } from './list';
import { undoImport } from './undo';

/** Largest body in bytes: room for 5,000 rows of which each answers most questions. */
const IMPORT_BYTES = 4_500_000;

/** Rows contain health data of persons, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Import of lists that people have kept: tried, stored as a whole, undone as a whole. */
export const importFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);
  const contexts = new PairContexts(deps.store, deps.clock);

  route(
    app,
    deps,
    calls.importCases,
    async (context) => {
      noStore(context.reply);
      const answer = await importCases(deps, places, contexts, requireOperator(context), context.body);
      if (answer.id !== null) deps.casesChanged();
      return answer;
    },
    { bodyLimit: IMPORT_BYTES },
  );

  route(app, deps, calls.listImports, async (context) => {
    noStore(context.reply);
    return listImports(deps, requireOperator(context));
  });

  guardedRoute(
    app,
    deps,
    calls.undoImport,
    {
      make: async (through, { who, params, body }) => undoImport(through, who, Number(params.id), body),
      made: () => deps.casesChanged(),
    },
    noStore,
  );
};
