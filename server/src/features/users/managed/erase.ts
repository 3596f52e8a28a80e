import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { securityEvent } from '../../../security/events';
import { audit } from '../../audit/audit';
import { redactTrail } from '../../audit/redact';
import { lockForManager } from '../find';

/** Columns in the trail that tell who the person is; roles and countries stay. */
const PERSONAL: ReadonlySet<string> = new Set([
  ...['email', 'first_name', 'last_name', 'avatar'],
  ...['function', 'position', 'organization', 'biosketch'],
]);

/**
 * `POST a/users/{id}/erase/`: erases a closed account with what it alone holds, the mails to it and what the trail
 * tells of the person. What it did stays, by somebody unnamed.
 * @throws HttpError 400 while the account is open, 403 or 404
 */
export async function eraseAccount(deps: Deps, who: Operator, id: number): Promise<Record<string, never>> {
  const at = deps.clock.now();
  await deps.store.tx(async (trx) => {
    const { target } = await lockForManager(trx, who, id, at);
    if (target.is_active)
      throw new HttpError(400, 'invalid_body', {
        message: 'Only a closed account can be erased.',
        fields: { is_active: 'contradicts' },
      });
    const object = { kind: 'user', object_id: String(id) } as const;
    await redactTrail(trx, deps.secret, object, (field) => PERSONAL.has(field));
    await trx
      .deleteFrom('mail_outbox')
      .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', target.email.toLowerCase()))
      .execute();
    await trx.deleteFrom('app_user').where('id', '=', id).execute();
    const country = target.user_country;
    await audit(trx, { at, user: who.id, ...object, action: 'erase_person', country });
  });
  securityEvent({ log: deps.log }, 'account_erased', { user: id, by: who.id });
  return {};
}
