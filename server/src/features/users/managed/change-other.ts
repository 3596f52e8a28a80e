import type { Account, AccountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { AuditAction } from '@ciguawatch/shared/domain/codes/audit-actions';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import type { Operator } from '../../../http/operator';
import { securityEvent } from '../../../security/events';
import { forgetLinks } from '../../auth/one-time';
import { endAllSessions } from '../../auth/sessions';
import { type AccountRow, accountOf, accountRow } from '../account-rows';
import { emailAsker } from '../ask-email';
import {
  accountValues,
  checkAddressFree,
  checkContent,
  checkUsername,
  hasSameValues,
  mailAddress,
  refuseFields,
} from '../content';
import { lockForManager } from '../find';
import { noteChange } from '../note';
import { areHeld, checkGrant, rightsAfter, writeRights } from '../rights';
import { maySee, type Rights } from '../scope';
import { mailLink } from './link';

/** Fields that only the owner may set. */
const OWNER_FIELDS = ['password', 'current_password', 'profile.avatar'];

/**
 * Changes an account within what the manager may grant; closing it ends its logins. A new address waits for its
 * confirmation, or three calls of one manager would hand the account over; the logins end at once.
 * @throws HttpError 400, 403, 404 or 409
 */
export const accountChanger = (
  deps: Deps,
): ((who: Operator, id: number, body: AccountPatch, version: number) => Promise<Account>) => {
  const askEmail = emailAsker(deps);
  return (who, id, body, version) => changeAccount(deps, askEmail, who, id, body, version);
};

async function changeAccount(
  deps: Deps,
  askEmail: ReturnType<typeof emailAsker>,
  who: Operator,
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
        ...(isEmailChanged && !target.has_password && { email, username: email }),
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
    if (isEmailChanged) await readdress(trx, after, email);
    await noteChange(trx, { at: now, user: who.id, action: actionOf(target, after) }, target, after);
    return { before: target, after: await rereadAccount(trx, id, now), manager };
  });
  deps.mailWaiting();
  if (String(before.groups) !== String(after.groups))
    securityEvent({ log: deps.log }, 'roles_changed', { user: id, by: who.id, roles: after.groups });
  return accountOf(after, manager);

  /** An invited person gets a new invitation at the new address; others confirm it there, and links to the old end. */
  async function readdress(trx: Transaction<DB>, row: AccountRow, email: string): Promise<void> {
    await forgetLinks(trx, id, ['reset', 'invite', 'email', 'login']);
    if (!row.has_password) return void (await mailLink(deps, trx, row));
    await endAllSessions(deps, trx, id, 'email');
    await askEmail(trx, row, email, { user: who.id });
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
  hasSameValues({ ...accountValues(body), is_active: body.is_active ?? target.is_active }, target) &&
  areHeld(rights, target);

/** @throws HttpError 403 when the change would hide the account from its own manager */
function checkSeen(manager: Parameters<typeof maySee>[0], account: Parameters<typeof maySee>[1]): void {
  if (maySee(manager, account)) return;
  throw new HttpError(403, 'country_forbidden', { fields: { 'profile.user_country': 'country_forbidden' } });
}

const actionOf = (before: AccountRow, after: AccountRow): AuditAction =>
  before.is_active === after.is_active ? 'update' : after.is_active ? 'activate' : 'deactivate';
