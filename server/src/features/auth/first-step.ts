import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import type { Deps } from '../../deps';
import type { Context } from '../../http/route';
import { securityEvent } from '../../security/events';
import { heldFactors } from '../second-factor/held';
import { noteSignIn } from '../sign-ins/note-sign-in';
import { wantsCookie } from './cookies';
import { deviceOf } from './device';
import { sendTokens } from './send-tokens';
import { startPending, startSession } from './sessions';

/**
 * Continues after the first step of a login: an account with a second factor gets a token that is valid for
 * the second step only, any other account is logged in.
 */
export async function afterFirstStep(
  deps: Deps,
  { request, reply }: Pick<Context<unknown>, 'request' | 'reply'>,
  user: number,
  way: 'password' | 'link',
): Promise<Tokens> {
  const device = deviceOf(request.headers['user-agent']);
  const factors = await heldFactors(deps.store.read, user);
  if (factors.length > 0) {
    const family = await deps.store.tx((trx) => startPending(deps, trx, user, device));
    reply.header('cache-control', 'no-store');
    return { access: deps.tokens.make(user, family), factors };
  }
  const issued = await deps.store.tx(async (trx) => {
    await noteSignIn(deps, trx, { request, reply }, user, way);
    return startSession(deps, trx, user, device);
  });
  deps.mailWaiting();
  securityEvent(request, 'login', { user });
  return sendTokens(deps, reply, issued, wantsCookie(request));
}
