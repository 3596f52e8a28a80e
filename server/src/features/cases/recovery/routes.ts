import * as calls from '@ciguawatch/shared/api/calls/desk/recovery';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../../deps';
import { requireOperator, route } from '../../../http/route';
import { Places } from '../places';
import { readRecovery, recordRecovery } from './record';

/** It tells of persons, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Whether the person of a case is still ill, for editors of its country. */
export const recoveryFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, calls.getCaseRecovery, async (context) => {
    noStore(context.reply);
    const { read } = deps.store;
    const id = Number(context.params.id);
    return readRecovery(read, await places.current(), requireOperator(context), id, deps.clock.now());
  });

  route(app, deps, calls.recordRecovery, async (context) => {
    noStore(context.reply);
    const { params, body } = context;
    return recordRecovery(deps, await places.current(), requireOperator(context), Number(params.id), body);
  });
};
