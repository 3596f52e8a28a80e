import { ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import { withStartLock } from '../../db/start/start-lock';
import type { Deps } from '../../deps';
import { queueMail } from '../../mail/queue';
import { securityEvent } from '../../security/events';
import { audit } from '../audit/audit';
import { makePasswordLink } from '../auth/one-time';
import { addAccount } from './add-account';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Creates the administrator of a new production installation and queues the invitation; does nothing once an
 * account exists. Concurrent starts are serialised.
 * @returns whether an invitation was queued
 */
export const inviteFirstAdmin = (deps: Deps, email: string): Promise<boolean> =>
  withStartLock(deps.store, () => invite(deps, email));

async function invite(deps: Deps, email: string): Promise<boolean> {
  const invitedAccount = await deps.store.tx(async (trx) => {
    const anyAccount = await trx.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
    if (anyAccount) return null;
    const countries = await trx.selectFrom('country').select('id').execute();
    const user_country = deps.config.defaultCountry;
    const account = {
      email,
      first_name: '',
      last_name: '',
      groups: [...ROLE_IDS],
      countries: countries.map((country) => country.id),
      scope: { roles: [...ROLE_IDS], countries: countries.map((country) => country.id) },
      user_country,
      is_demo: false,
    };
    const id = await addAccount(trx, account, null, deps.clock.now());
    const link = await makePasswordLink(deps, trx, id, 'invite');
    const now = deps.clock.now();
    const days = String(Math.round(deps.config.links.invite / DAY_SECONDS));
    await queueMail(trx, { to: email, template: 'invite', language: 'fr_FR', values: { link, days }, now });
    await audit(trx, {
      at: now,
      user: null,
      kind: 'user',
      object_id: id,
      action: 'add',
      country: user_country,
    });
    return id;
  });
  if (invitedAccount === null) return false;
  securityEvent(deps, 'roles_changed', { user: invitedAccount, roles: ROLE_IDS });
  return true;
}
