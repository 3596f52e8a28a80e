import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';
import type { Operator } from '../../../http/operator';
import { securityEvent } from '../../../security/events';
import { newSecret } from '../../../security/hash';
import { audit } from '../../audit/audit';
import { forgetLinks } from '../../auth/one-time';
import { hashPassword } from '../../auth/passwords';
import { endAllSessions } from '../../auth/sessions';
import { voidPassword } from '../../auth/void-password';
import { lockForManager } from '../find';

/** `POST a/users/{id}/sessions/end/`: ends the logins of a person, and links by which somebody could log in again. */
export async function endSessionsOf(deps: Deps, who: Operator, id: number): Promise<{ ended: number }> {
  const at = deps.clock.now();
  const ended = await deps.store.tx(async (trx) => {
    const { target } = await lockForManager(trx, who, id, at);
    const count = await endAllSessions(deps, trx, id, 'manager');
    await forgetLinks(trx, id, ['login']);
    const country = target.user_country;
    if (count > 0)
      await audit(trx, { at, user: who.id, kind: 'user', object_id: id, action: 'sessions_end', country });
    return count;
  });
  return { ended };
}

/**
 * Handler of `POST a/users/{id}/new-password/`: the person must choose another password, by the link that is mailed; the
 * present one works no more and the logins end.
 */
export function passwordDemander(deps: Deps): (who: Operator, id: number) => Promise<Record<string, never>> {
  const perMailbox = new Limiter(deps, 'demand-mailbox', deps.config.limits.resetMailbox);
  return async (who, id) => {
    const at = deps.clock.now();
    const password_hash = await hashPassword(newSecret());
    await deps.store.tx(async (trx) => {
      const { target } = await lockForManager(trx, who, id, at);
      if (!target.is_active || !target.has_password)
        throw new HttpError(400, 'invalid_body', {
          message: 'The account is closed, or has no password yet.',
          fields: { is_active: 'required' },
        });
      const count = await perMailbox.count(trx, String(id));
      if (!count.ok) throw new HttpError(429, 'too_many_requests', { retryAfter: count.retryAfter });
      const reason = { ended: 'manager', template: 'password_demanded' } as const;
      const country = await voidPassword(deps, trx, id, password_hash, reason);
      await audit(trx, { at, user: who.id, kind: 'user', object_id: id, action: 'password_demand', country });
    });
    deps.mailWaiting();
    securityEvent({ log: deps.log }, 'account_locked', { user: id, by: who.id });
    return {};
  };
}
