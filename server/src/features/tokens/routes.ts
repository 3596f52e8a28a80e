import * as calls from '@ciguawatch/shared/api/calls/accounts/tokens';
import type { Feature } from '../../deps';
import { person, route } from '../../http/route';
import { proofChecker } from '../second-factor/proof';
import { tokenMaker } from './make';
import { readTokens } from './read';
import { revokeToken } from './revoke';

/** Tokens by which programs act for one's own account. */
export const tokenFeature: Feature = (app, deps) => {
  const make = tokenMaker(deps, proofChecker(deps));
  route(app, deps, calls.listTokens, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    return readTokens(deps, person(context));
  });
  route(app, deps, calls.makeToken, async (context) => {
    context.reply.header('cache-control', 'no-store');
    return make(person(context), context.body);
  });
  route(app, deps, calls.revokeToken, async (context) =>
    revokeToken(deps, person(context), Number(context.params.id)),
  );
};
