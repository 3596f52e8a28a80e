import * as calls from '@ciguawatch/shared/api/calls/case-list';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../../deps';
import { type Context, requireOperator, route } from '../../../http/route';
import { guardedRoute } from '../../approvals/guarded-route';
import { Places } from '../places';
import { readAnchors } from './anchors';
import { changeCases } from './batch';
import { readCaseListRequest } from './case-list-request';
import { exportCases } from './export/export';
import { readFigureRows } from './figure-rows';
import { readPage } from './list';
import { Names } from './names';
import { auditBulkRead } from './tell-read';
import { createView, deleteView, listViews, patchView, readView } from './views';

/** The list contains health data of persons, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** The case list of editors: pages, export, batches, saved views. */
export const caseListFeature: Feature = (app, deps) => {
  const { store, clock } = deps;
  const places = new Places(store);
  const names = new Names(store);
  const current = async () => names.current(await places.current());

  const ask = async (context: Context<unknown>) =>
    readCaseListRequest(
      deps,
      await current(),
      requireOperator(context),
      context.query,
      context.query.deleted === 'true',
    );

  route(app, deps, calls.listCaseRows, async (context) => {
    noStore(context.reply);
    const asked = await ask(context);
    const page = await readPage(store, await places.current(), asked, context.query, clock.now());
    await auditBulkRead(deps, requireOperator(context), asked, context.query, page.results.length);
    return page;
  });

  route(app, deps, calls.listCaseAnchors, async (context) => {
    noStore(context.reply);
    return readAnchors(store, await ask(context), context.query);
  });

  route(app, deps, calls.listFigureRows, async (context) => {
    noStore(context.reply);
    return readFigureRows(deps, requireOperator(context), Number(context.query.after ?? 0));
  });

  route(app, deps, calls.exportCases, async (context) => {
    noStore(context.reply);
    return exportCases(deps, await current(), requireOperator(context), context.body, context.reply);
  });

  guardedRoute(
    app,
    deps,
    calls.changeCases,
    { make: (through, { who, body }) => changeCases(through, who, body) },
    noStore,
  );

  route(app, deps, calls.listViews, async (context) => {
    noStore(context.reply);
    return listViews(store, requireOperator(context));
  });

  route(app, deps, calls.createView, async (context) => {
    noStore(context.reply);
    return createView(deps, requireOperator(context), context.body);
  });

  route(
    app,
    deps,
    calls.patchView,
    async (context) => {
      noStore(context.reply);
      const { params, version, body } = context;
      return patchView(deps, requireOperator(context), Number(params.id), body, version);
    },
    { current: (context) => readView(store, requireOperator(context), Number(context.params.id)) },
  );

  route(app, deps, calls.deleteView, async (context) => {
    noStore(context.reply);
    await deleteView(store, requireOperator(context), Number(context.params.id), context.version);
    return {};
  });
};
