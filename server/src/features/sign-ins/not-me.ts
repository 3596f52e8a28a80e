import type { Deps } from '../../deps';
import type { Who } from '../../http/who';
import { securityEvent } from '../../security/events';
import { newSecret } from '../../security/hash';
import { audit } from '../audit/audit';
import { hashPassword } from '../auth/passwords';
import { voidPassword } from '../auth/void-password';

/**
 * `POST a/sign-in/not-me/`: the owner saw a login that was not theirs. All logins end, this one too, the password works
 * no more, links that the stranger may have asked for neither, and a link to choose another leaves by mail.
 */
export async function lockAccount(deps: Deps, { id }: Who): Promise<Record<string, never>> {
  const password_hash = await hashPassword(newSecret());
  await deps.store.tx(async (trx) => {
    const country = await voidPassword(deps, trx, id, password_hash, { ended: 'not_me', template: 'locked' });
    const at = deps.clock.now();
    await audit(trx, { at, user: id, kind: 'user', object_id: id, action: 'not_me', country });
  });
  deps.mailWaiting();
  securityEvent({ log: deps.log }, 'account_locked', { user: id });
  return {};
}
