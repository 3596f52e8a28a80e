import * as calls from '@ciguawatch/shared/api/calls/revisions';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import type { Asked } from '../../http/asked';
import { requireOperator, route } from '../../http/route';
import { createRevision, editRevision, withdrawRevision } from './create';
import { decideRevision } from './decide';
import { revisionFull } from './full-revision';
import { listRevisions, summariseRevisions } from './list';
import { revertRevision } from './revert';

/** Revisions contain names of accounts, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

const number = (text: string | undefined) => (text === undefined ? null : Number(text));

/** Revisions of species and groups: proposed by editors and translators, decided by moderators. */
export const revisionsFeature: Feature = (app, deps) => {
  const { store } = deps;
  route(app, deps, calls.listRevisions, async (context) => {
    const { object_id, user, after, mine, ...rest } = context.query;
    const { items, next } = await listRevisions(store.read, requireOperator(context), {
      ...(rest as calls.RevisionFilter),
      ...{ object_id: number(object_id), user: number(user), after: number(after), mine: mine === 'true' },
    });
    noStore(context.reply);
    if (next !== null) context.reply.header('x-next', next);
    return items;
  });
  route(app, deps, calls.summariseRevisions, async (context) => {
    noStore(context.reply);
    return summariseRevisions(store.read, requireOperator(context), context.query.mine === 'true');
  });
  const readRevision = (context: Asked) =>
    revisionFull(store.read, requireOperator(context), Number(context.params.id));

  route(app, deps, calls.getRevision, async (context) => {
    const full = await readRevision(context);
    noStore(context.reply).header('etag', `"${full.version}"`);
    return full;
  });
  route(app, deps, calls.createRevision, async (context) => {
    noStore(context.reply);
    return createRevision(deps, requireOperator(context), context.body);
  });
  route(app, deps, calls.editRevision, async (context) => {
    const { params, body, version, reply } = context;
    noStore(reply);
    return editRevision(deps, requireOperator(context), Number(params.id), body, version);
  });
  route(app, deps, calls.withdrawRevision, async (context) => {
    const { params, version, reply } = context;
    noStore(reply);
    await withdrawRevision(deps, requireOperator(context), Number(params.id), version);
    return {};
  });
  route(
    app,
    deps,
    calls.decideRevision,
    async (context) => {
      const { params, body, version, reply } = context;
      noStore(reply);
      const full = await decideRevision(deps, requireOperator(context), Number(params.id), body, version);
      deps.mailWaiting();
      return full;
    },
    { current: readRevision },
  );
  route(app, deps, calls.revertRevision, async (context) => {
    const { params, body, reply } = context;
    noStore(reply);
    const full = await revertRevision(deps, requireOperator(context), Number(params.id), body.uuid);
    deps.mailWaiting();
    return full;
  });
};
