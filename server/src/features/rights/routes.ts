import * as calls from '@ciguawatch/shared/api/calls/person';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { Places } from '../cases/places';
import { erasePerson } from './erase';
import { exportPerson } from './export';
import { findPerson } from './find';

/** Keeps personal data out of every cache. */
const forbidCaching = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Routes of the rights desk, where an editor finds, exports and erases what is held of a person. */
export const rightsFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, calls.findPerson, async (context) => {
    forbidCaching(context.reply);
    return findPerson(deps, requireOperator(context), context.body.text);
  });

  route(app, deps, calls.exportPerson, async (context) => {
    forbidCaching(context.reply);
    return exportPerson(deps, await places.current(), requireOperator(context), context.body, context.reply);
  });

  route(app, deps, calls.erasePerson, async (context) => {
    forbidCaching(context.reply);
    return erasePerson(deps, requireOperator(context), context.body);
  });
};
