import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { securityEvent } from '../../security/events';
import { audit } from '../audit/audit';
import { endAllSessions } from '../auth/sessions';
import { lockForManager } from '../users/find';
import { removeAllFactors } from './held';
import { mailOwner } from './mail-owner';

/**
 * `POST a/users/{id}/factor-reset/`: a manager removes the second factors of a person who lost them. Their
 * logins end, and the person is notified. Does nothing if there are none, as for a repeated request.
 * @throws HttpError 403 or 404
 */
export async function resetFactors(deps: Deps, who: Operator, id: number): Promise<Record<string, never>> {
  const now = deps.clock.now();
  const wasAny = await deps.store.tx(async (trx) => {
    const { target } = await lockForManager(trx, who, id, now);
    if (!(await removeAllFactors(trx, id))) return false;
    await endAllSessions(deps, trx, id, 'factor');
    await mailOwner(deps, trx, id, 'factor_reset');
    const country = target.user_country;
    await audit(trx, { at: now, user: who.id, kind: 'user', object_id: id, action: 'factor_reset', country });
    return true;
  });
  if (!wasAny) return {};
  deps.mailWaiting();
  securityEvent({ log: deps.log }, 'factor_reset', { user: id, by: who.id });
  return {};
}
