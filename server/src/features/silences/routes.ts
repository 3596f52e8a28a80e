import * as calls from '@ciguawatch/shared/api/calls/desk/silences';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { answerSilence } from './answer';
import { findSilence, openSilences } from './rows';

const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Questions whether islands without reports were really without cases, for the editors of their country. */
export const silenceFeature: Feature = (app, deps) => {
  const { store } = deps;

  route(app, deps, calls.listSilences, async (context) => {
    noStore(context.reply);
    return openSilences(store.read, requireOperator(context).countries);
  });

  route(
    app,
    deps,
    calls.answerSilence,
    async (context) => {
      const { body, params, version, reply } = context;
      const answered = await answerSilence(deps, requireOperator(context), {
        id: Number(params.id),
        body,
        version,
      });
      noStore(reply).header('etag', `"${answered.version}"`);
      return answered;
    },
    { current: (context) => findSilence(store.read, Number(context.params.id), requireOperator(context)) },
  );
};
