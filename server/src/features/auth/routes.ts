import {
  askLoginLink,
  checkReset,
  confirmReset,
  getMe,
  login,
  loginByLink,
  logout,
  refresh,
  requestReset,
} from '@ciguawatch/shared/api/calls/accounts/auth';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { factorDue } from '../second-factor/demand';
import { readMe } from '../users/me';
import { loginHandler } from './login';
import { askLoginLinkHandler, loginByLinkHandler } from './login-link';
import { logoutHandler, refreshHandler } from './refresh';
import { checkResetHandler, confirmResetHandler, requestResetHandler } from './reset';

/** Login, refresh, logout, forgotten passwords and the account that is logged in. */
export const authFeature: Feature = (app, deps) => {
  route(app, deps, login, loginHandler(deps));
  route(app, deps, askLoginLink, askLoginLinkHandler(deps));
  route(app, deps, loginByLink, loginByLinkHandler(deps));
  route(app, deps, refresh, refreshHandler(deps));
  route(app, deps, logout, logoutHandler(deps));
  route(app, deps, requestReset, requestResetHandler(deps));
  route(app, deps, checkReset, checkResetHandler(deps));
  route(app, deps, confirmReset, confirmResetHandler(deps));
  route(app, deps, getMe, async (context) => {
    context.reply.header('cache-control', 'private, no-store');
    const { id, family } = requireOperator(context);
    const due = await factorDue(deps.store.read, family);
    return { ...(await readMe(deps, id)), ...(due && { factor_due: due.toISOString() }) };
  });
};
