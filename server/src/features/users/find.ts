import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { type AccountRow, accountRow, accountRows } from './account-rows';
import { mayGrantRightsOf, maySee } from './scope';

const mayManage = (row: AccountRow | null): row is AccountRow =>
  row?.is_active === true && row.groups.includes(ROLE.users_manager);

/**
 * The manager who sends the request, with current rights from the database.
 * @throws HttpError 403
 */
export async function managerOf(db: Reader, who: Pick<Operator, 'id'>, now: number): Promise<AccountRow> {
  const row = await accountRow(db, who.id, now);
  if (!mayManage(row)) throw new HttpError(403, 'forbidden', { user: who.id });
  return row;
}

/** The accounts in a manager's list, sorted by name. */
export const visibleAccounts = (db: Reader, { countries }: AccountRow, now: number): Promise<AccountRow[]> =>
  accountRows(
    db,
    sql`(u.user_country = any(${[...countries]}::int[]) or exists
      (select 1 from user_country c where c.user_id = u.id and c.country_id = any(${[...countries]}::int[])))`,
    now,
  );

/**
 * An account in a manager's list.
 * @throws HttpError 404, or 403 for one of other countries
 */
export async function visibleAccount(
  db: Reader,
  manager: AccountRow,
  id: number,
  now: number,
): Promise<AccountRow> {
  const row = await accountRow(db, id, now);
  if (!row) throw notFound('No account has this number.');
  if (!maySee(manager, row)) throw new HttpError(403, 'country_forbidden');
  return row;
}

/**
 * Locks the changed account and the manager's own in the order of their ids. If two managers remove each
 * other's role at once, the second finds its own gone and fails, so that one always remains.
 * @throws HttpError 403 or 404
 */
export async function lockForManager(
  trx: Transaction<DB>,
  who: Pick<Operator, 'id'>,
  id: number,
  now: number,
): Promise<{ manager: AccountRow; target: AccountRow }> {
  await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', [who.id, id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const manager = await managerOf(trx, who, now);
  const target = await visibleAccount(trx, manager, id, now);
  if (target.id === manager.id || !mayGrantRightsOf(manager, target))
    throw new HttpError(403, 'forbidden', { message: 'The account is not within your action scope.' });
  return { manager, target };
}
