import type { SsoReturn } from '@ciguawatch/shared/api/schemas/accounts/single-sign-on';
import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import type { SingleSignOn } from '../../config/single-sign-on';
import type { Deps } from '../../deps';
import { clientKey } from '../../http/client-key';
import { HttpError } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import type { Context } from '../../http/route';
import { securityEvent } from '../../security/events';
import { wantsCookie } from '../auth/cookies';
import { deviceOf } from '../auth/device';
import { sendTokens } from '../auth/send-tokens';
import { startPending, startSession } from '../auth/sessions';
import { heldFactors } from '../second-factor/held';
import { noteSignIn } from '../sign-ins/note-sign-in';
import { accountOfClaims } from './account';
import { takeAttempt } from './attempt';
import type { Provider } from './provider';
import { isStrong } from './rights';

/**
 * Handler of `POST token/sso/`: a login by whom the provider named. An account with a second factor shows it here, too,
 * unless the provider says that it asked for one.
 */
export function ssoLoginHandler(
  deps: Deps,
  settings: SingleSignOn,
  provider: Provider,
): (context: Context<SsoReturn>) => Promise<Tokens> {
  const perAddress = new Limiter(deps, 'sso-address', deps.config.limits.loginAddress);
  return async ({ body, request, reply }) => {
    await perAddress.take(clientKey(request));
    const attempt = takeAttempt(deps, request, reply);
    if (attempt.link !== null) throw new HttpError(400, 'sso_failed');
    const claims = await provider.finish(attempt, body.query);
    const device = deviceOf(request.headers['user-agent']);
    const isTwice = isStrong(settings, claims);
    const { user, factors, issued } = await deps.store.tx(async (trx) => {
      const user = await accountOfClaims(deps, trx, settings, claims);
      const factors = isTwice ? [] : await heldFactors(trx, user);
      if (factors.length > 0) return { user, factors, issued: await startPending(deps, trx, user, device) };
      await noteSignIn(deps, trx, { request, reply }, user, 'sso');
      return { user, factors, issued: await startSession(deps, trx, user, device, isTwice) };
    });
    await perAddress.giveBack(clientKey(request));
    reply.header('cache-control', 'no-store');
    if (typeof issued === 'string') return { access: deps.tokens.make(user, issued), factors };
    deps.mailWaiting();
    securityEvent(request, 'login', { user });
    return sendTokens(deps, reply, issued, wantsCookie(request));
  };
}
