import type { Account, AccountCreate } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { securityEvent } from '../../../security/events';
import { audit } from '../../audit/audit';
import { accountOf, accountRow } from '../account-rows';
import { addAccount } from '../add-account';
import {
  accountValues,
  checkAddressFree,
  checkContent,
  checkUsername,
  mailAddress,
  refuseFields,
} from '../content';
import { managerOf } from '../find';
import { trailValues } from '../note';
import { checkGrant, rightsAfter } from '../rights';
import { maySee } from '../scope';
import { mailLink } from './link';

const NO_RIGHTS = { groups: [], countries: [], scope_groups: [], scope_countries: [] };

/**
 * Creates an account within what the manager may grant, and mails its invitation.
 * @throws HttpError 400 or 403
 */
export async function createAccount(deps: Deps, who: Operator, body: AccountCreate): Promise<Account> {
  const { username, ...rest } = body;
  refuseFields(rest, ['profile.avatar'], null);
  const email = mailAddress(body.email);
  checkUsername(username, email);
  await checkContent(deps.store.read, rest);
  const now = deps.clock.now();
  const createdAccount = await deps.store.tx(async (trx) => {
    // Locks the manager's account, so that its rights do not change during this transaction.
    await trx.selectFrom('app_user').select('id').where('id', '=', who.id).forUpdate().execute();
    const manager = await managerOf(trx, who, now);
    const rights = rightsAfter(NO_RIGHTS, rest);
    checkGrant(manager, rights);
    const { user_country = deps.config.defaultCountry, avatar: _, ...values } = accountValues(rest);
    if (!maySee(manager, { ...rights, user_country }))
      throw new HttpError(403, 'country_forbidden', {
        fields: { 'profile.user_country': 'country_forbidden' },
      });
    await checkAddressFree(trx, email, null);
    const id = await addAccount(
      trx,
      {
        ...{ first_name: '', last_name: '', ...values, email, user_country, is_demo: false },
        groups: [...rights.groups],
        countries: [...rights.countries],
        scope: { roles: [...rights.scope_groups], countries: [...rights.scope_countries] },
      },
      null,
      now,
    );
    const row = await accountRow(trx, id, now);
    if (!row) throw new Error('the account does not exist');
    await mailLink(deps, trx, row);
    await audit(trx, {
      ...{ at: now, user: who.id, kind: 'user', object_id: id, action: 'add' },
      after: trailValues(row),
      country: user_country,
    });
    const storedRow = await accountRow(trx, id, now);
    return accountOf(storedRow ?? row, manager);
  });
  deps.mailWaiting();
  securityEvent({ log: deps.log }, 'roles_changed', {
    user: createdAccount.id,
    by: who.id,
    roles: createdAccount.groups,
  });
  return createdAccount;
}
