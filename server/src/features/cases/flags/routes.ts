import * as calls from '@ciguawatch/shared/api/calls/desk/flags';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../../deps';
import { requireOperator, route } from '../../../http/route';
import { Places } from '../places';
import { lookAtFlag, readFlags } from './look';

/** Contains personal data, so it must not be stored by any cache. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** What about a case should be looked at, for editors of its country. */
export const caseFlagFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, calls.getCaseFlags, async (context) => {
    noStore(context.reply);
    const { read } = deps.store;
    return readFlags(read, await places.current(), requireOperator(context), Number(context.params.id));
  });

  route(app, deps, calls.lookAtFlag, async (context) => {
    noStore(context.reply);
    const { params, body } = context;
    return lookAtFlag(deps, await places.current(), requireOperator(context), Number(params.id), body);
  });
};
