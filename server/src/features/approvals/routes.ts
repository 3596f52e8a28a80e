import * as calls from '@ciguawatch/shared/api/calls/approvals/approvals';
import type { FastifyReply } from 'fastify';
import type { Feature } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { requireOperator, route } from '../../http/route';
import { decideApproval, takeBackApproval } from './decide';
import { type ApprovalQuery, listApprovals } from './list';

/** Changes may contain health data of persons, so no cache may store the response. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store');

/** Changes that wait for a second person because they would show hidden values. */
export const approvalFeature: Feature = (app, deps) => {
  const { store, clock } = deps;

  route(app, deps, calls.listApprovals, async (context) => {
    noStore(context.reply);
    const { list, kind, object } = context.query as ApprovalQuery;
    if (list === undefined && (kind === undefined || object === undefined))
      throw invalidFields({ list: 'required' });
    return listApprovals(store, requireOperator(context), { list, kind, object }, clock.now());
  });

  route(app, deps, calls.decideApproval, async (context) => {
    noStore(context.reply);
    const { params, body, version } = context;
    const who = requireOperator(context);
    return decideApproval(deps, app.guardedChanges, who, Number(params.id), body, version);
  });

  route(app, deps, calls.takeBackApproval, async (context) => {
    noStore(context.reply);
    return takeBackApproval(deps, requireOperator(context), Number(context.params.id), context.version);
  });
};
