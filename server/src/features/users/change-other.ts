import type { Account, AccountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { AuditAction } from '@ciguawatch/shared/domain/codes/audit-actions';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import type { Who } from '../../http/who';
import { securityEvent } from '../../security/events';
import { mailEmailChanged } from '../auth/mail-owner';
import { forgetLinks } from '../auth/one-time';
import { endAllSessions } from '../auth/sessions';
import { type AccountRow, accountOf, accountRow } from './account-rows';
import {
  accountValues,
  checkAddressFree,
  checkContent,
  checkUsername,
  isHeld,
  mailAddress,
  refuseFields,
} from './content';
import { lockForManager } from './find';
import { mailLink } from './link';
import { noteChange } from './note';
import { areHeld, checkGrant, rightsAfter, writeRights } from './rights';
import { maySee, type Rights } from './scope';

/** Fields that only the owner may set. */
const OWNER_FIELDS = ['password', 'current_password', 'profile.avatar'];

/**
 * Changes an account within what the manager may grant; closing it ends its logins.
 * @param version from `If-Match`
 * @throws HttpError 400, 403, 404 or 409
 */
export async function changeAccount(
  deps: Deps,
  who: Who,
  id: number,
  body: AccountPatch,
  version: number,
): Promise<Account> {
  await checkContent(deps.store.read, body);
  const email = body.email === undefined ? undefined : mailAddress(body.email);
  const now = deps.clock.now();
  const { before, after, manager } = await deps.store.tx(async (trx) => {
    const { manager, target } = await lockForManager(trx, who, id, now);
    const account = accountOf(target, manager);
    checkVersion(version, target.version, account);
    refuseFields(body, OWNER_FIELDS, account);
    checkUsername(body.username, email ?? target.email);
    const rights = rightsAfter(target, body);
    checkGrant(manager, rights);
    const values = accountValues(body);
    checkSeen(manager, { ...rights, user_country: values.user_country ?? target.user_country });
    const isEmailChanged = email !== undefined && email !== target.email;
    if (isRepeated(target, body, rights, email)) return { before: target, after: target, manager };
    if (isEmailChanged) await checkAddressFree(trx, email, id);
    await trx
      .updateTable('app_user')
      .set({
        ...values,
        ...(isEmailChanged && { email, username: email }),
        ...(body.is_active !== undefined && { is_active: body.is_active }),
        scope_groups: [...rights.scope_groups],
        scope_countries: [...rights.scope_countries],
        version: target.version + 1,
        updated_at: new Date(now),
      })
      .where('id', '=', id)
      .execute();
    await writeRights(trx, id, rights);
    const after = await rereadAccount(trx, id, now);
    if (target.is_active && !after.is_active) await endAllSessions(deps, trx, id, 'closed');
    if (isEmailChanged) await readdress(trx, target, after);
    await noteChange(trx, { at: now, user: who.id, action: actionOf(target, after) }, target, after);
    return { before: target, after: await rereadAccount(trx, id, now), manager };
  });
  deps.mailWaiting();
  if (String(before.groups) !== String(after.groups))
    securityEvent({ log: deps.log }, 'roles_changed', { user: id, by: who.id, roles: after.groups });
  return accountOf(after, manager);

  /**
   * After a change of address, links sent to the old one stop working. An invited person gets a new
   * invitation, others a notice at both addresses.
   */
  async function readdress(
    trx: Parameters<typeof mailLink>[1],
    old: AccountRow,
    row: AccountRow,
  ): Promise<void> {
    await forgetLinks(trx, id, ['reset', 'invite', 'email']);
    if (!old.has_password) await mailLink(deps, trx, row);
    else await mailEmailChanged(deps, trx, row.language, old.email, row.email);
  }
}

async function rereadAccount(trx: Transaction<DB>, id: number, now: number): Promise<AccountRow> {
  const row = await accountRow(trx, id, now);
  if (!row) throw new Error('the account does not exist');
  return row;
}

/** Whether a change leaves an account as it is. */
const isRepeated = (target: AccountRow, body: AccountPatch, rights: Rights, email = target.email): boolean =>
  email === target.email &&
  isHeld({ ...accountValues(body), is_active: body.is_active ?? target.is_active }, target) &&
  areHeld(rights, target);

/** @throws HttpError 403 when the change would hide the account from its own manager */
function checkSeen(manager: Parameters<typeof maySee>[0], account: Parameters<typeof maySee>[1]): void {
  if (maySee(manager, account)) return;
  throw new HttpError(403, 'country_forbidden', { fields: { 'profile.user_country': 'country_forbidden' } });
}

const actionOf = (before: AccountRow, after: AccountRow): AuditAction =>
  before.is_active === after.is_active ? 'update' : after.is_active ? 'activate' : 'deactivate';
