import * as calls from '@ciguawatch/shared/api/calls/accounts/tokens';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { proofChecker } from '../second-factor/proof';
import { tokenMaker } from './make';
import { readTokens } from './read';
import { revokeToken } from './revoke';

/** Tokens by which programs act for one's own account. */
export const tokenFeature: Feature = (app, deps) => {
  const make = tokenMaker(deps, proofChecker(deps));
  route(app, deps, calls.listTokens, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return readTokens(deps, requireOperator(context));
  });
  route(app, deps, calls.makeToken, async (context) => {
    context.reply.header('cache-control', 'no-store');
    return make(requireOperator(context), context.body);
  });
  route(app, deps, calls.revokeToken, async (context) =>
    revokeToken(deps, requireOperator(context), Number(context.params.id)),
  );
};
