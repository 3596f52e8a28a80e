import type { Account, AccountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import { Limiter } from '../../../http/limiter';
import type { Operator } from '../../../http/operator';
import { securityEvent } from '../../../security/events';
import { audit } from '../../audit/audit';
import { mailPasswordChanged } from '../../auth/mail-owner';
import { checkPassword, hashPassword, passwordMatches } from '../../auth/passwords';
import { endOtherSessions } from '../../auth/sessions';
import { markPictureUsed } from '../../pictures/mark-picture-used';
import { type AccountRow, accountOf, accountRow } from '../account-rows';
import { emailAsker } from '../ask-email';
import {
  accountValues,
  checkContent,
  checkUsername,
  hasSameValues,
  mailAddress,
  refuseFields,
} from '../content';
import { readMe } from '../me';
import { noteChange } from '../note';

/** Fields of one's own account that only others may set (product decisions, accounts). */
const FIELDS_SET_BY_OTHERS = ['groups', 'action_scope', 'is_active', 'profile.manage_countries'];

/**
 * Changes one's own account: profile, and with the current password also password and mail address. Wrong
 * passwords are limited, so that a stolen access token does not allow guessing.
 * @throws HttpError 400, 403, 409 or 429
 */
export function ownAccountChanger(
  deps: Deps,
): (who: Operator, body: AccountPatch, version: number) => Promise<Account> {
  const tries = new Limiter(deps, 'current-password', deps.config.limits.loginAccount);
  const askEmail = emailAsker(deps);

  async function checkCurrent(who: Operator, given: string | undefined): Promise<void> {
    if (!given) throw invalidFields({ current_password: 'required' });
    await tries.take(String(who.id));
    const { password_hash } = await deps.store.read
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow();
    if (!(await passwordMatches(password_hash, given)))
      throw new HttpError(400, 'password_wrong', { fields: { current_password: 'password_wrong' } });
    await tries.giveBack(String(who.id));
  }

  async function setPassword(
    trx: Transaction<DB>,
    who: Operator,
    row: AccountRow,
    hash: string,
    now: number,
  ) {
    await trx.updateTable('app_user').set({ password_hash: hash }).where('id', '=', who.id).execute();
    await endOtherSessions(deps, trx, who, 'password');
    await mailPasswordChanged(deps, trx, row);
    const country = row.user_country;
    await audit(trx, { at: now, user: who.id, kind: 'user', object_id: who.id, action: 'password', country });
  }

  return async (who, body, version) => {
    const own = await readMe(deps, who.id);
    refuseFields(body, FIELDS_SET_BY_OTHERS, own);
    await checkContent(deps.store.read, body);
    const email = body.email === undefined ? undefined : mailAddress(body.email);
    checkUsername(body.username, email ?? who.email);
    if (body.password !== undefined)
      checkPassword(deps, body.password, { ...own, ...accountValues(body), email: email ?? own.email });
    const moves = email !== undefined && email !== who.email;
    if (moves || body.password !== undefined) await checkCurrent(who, body.current_password);
    const hash = body.password === undefined ? null : await hashPassword(body.password);
    const now = deps.clock.now();
    const after = await deps.store.tx(async (trx) => {
      await trx.selectFrom('app_user').select('id').where('id', '=', who.id).forUpdate().execute();
      const before = await readOwn(trx, who, now);
      checkVersion(version, before.version, accountOf(before, who));
      const values = accountValues(body);
      if (hash === null && !moves && hasSameValues(values, before)) return before;
      if (values.avatar && values.avatar !== before.avatar)
        await markPictureUsed(trx, {
          ...{ key: values.avatar, use: 'avatar', field: 'profile.avatar', now },
          // An avatar must have been uploaded by the account itself.
          owner: who.id,
        });
      await trx
        .updateTable('app_user')
        .set({ ...values, version: before.version + 1, updated_at: new Date(now) })
        .where('id', '=', who.id)
        .execute();
      // Read again, so that the mail uses the language set by this same call.
      const current = await readOwn(trx, who, now);
      if (hash !== null) await setPassword(trx, who, current, hash, now);
      if (moves) await askEmail(trx, current, email, { user: who.id });
      const row = await readOwn(trx, who, now);
      await noteChange(trx, { at: now, user: who.id, action: 'update' }, before, row);
      return row;
    });
    deps.mailWaiting();
    if (hash !== null) securityEvent({ log: deps.log }, 'password_changed', { user: who.id });
    return accountOf(after, who);
  };
}

async function readOwn(trx: Transaction<DB>, { id }: Operator, now: number): Promise<AccountRow> {
  const row = await accountRow(trx, id, now);
  if (!row?.is_active) throw new HttpError(401, 'token_invalid');
  return row;
}
