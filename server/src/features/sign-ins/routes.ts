import * as calls from '@ciguawatch/shared/api/calls/accounts/sign-ins';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { lockAccount } from './not-me';
import { readSignIns } from './read';

/** Logins and failed tries of one's own account, and what to do when one was a stranger's. */
export const signInFeature: Feature = (app, deps) => {
  route(app, deps, calls.listSignIns, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return readSignIns(deps, requireOperator(context));
  });
  route(app, deps, calls.notMe, async (context) => lockAccount(deps, requireOperator(context)));
};
