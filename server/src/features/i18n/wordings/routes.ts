import * as calls from '@ciguawatch/shared/api/calls/texts/wordings';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../../deps';
import { clientKey } from '../../../http/client-key';
import { requireOperator, route } from '../../../http/route';
import { takeWording } from './ask';
import { decideWording } from './decide';
import { listWordings } from './rows';

const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Wordings that anybody proposes and translators decide. */
export const wordingFeature: Feature = (app, deps) => {
  route(app, deps, calls.askWording, async ({ body, request, reply }) => {
    noStore(reply);
    await takeWording(deps, app.bundled, body, clientKey(request));
    return { taken: true };
  });

  route(app, deps, calls.listWordings, async (context) => {
    noStore(context.reply);
    return listWordings(deps.store.read, requireOperator(context));
  });

  route(app, deps, calls.decideWording, async (context) => {
    noStore(context.reply);
    const { params, body } = context;
    return decideWording(deps, app.bundled, requireOperator(context), {
      id: Number(params.id),
      decision: body,
    });
  });
};
