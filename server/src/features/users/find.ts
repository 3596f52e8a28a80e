import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';
import { HttpError, notFound } from '../../http/errors/http-error';
import type { Who } from '../../http/who';
import { type AccountRow, accountRow, accountRows } from './account-rows';
import { reaches, sees } from './scope';

const mayManage = (row: AccountRow | null): row is AccountRow =>
  row?.is_active === true && row.groups.includes(ROLE.users_manager);

/** The manager who asks, with what they may grant, as the database says now. @throws HttpError 403 */
export async function managerOf(db: Reader, who: Pick<Who, 'id'>, now: number): Promise<AccountRow> {
  const row = await accountRow(db, who.id, now);
  if (!mayManage(row)) throw new HttpError(403, 'forbidden', { user: who.id });
  return row;
}

/** The accounts that a manager sees, by name. */
export const visibleAccounts = (db: Reader, { countries }: AccountRow, now: number): Promise<AccountRow[]> =>
  accountRows(
    db,
    sql`(u.user_country = any(${[...countries]}::int[]) or exists
      (select 1 from user_country c where c.user_id = u.id and c.country_id = any(${[...countries]}::int[])))`,
    now,
  );

/** An account that a manager sees. @throws HttpError 404, or 403 for an account of other countries */
export async function visibleAccount(
  db: Reader,
  manager: AccountRow,
  id: number,
  now: number,
): Promise<AccountRow> {
  const row = await accountRow(db, id, now);
  if (!row) throw notFound('No account has this number.');
  if (!sees(manager, row)) throw new HttpError(403, 'country_forbidden');
  return row;
}

/**
 * Holds the account to be changed and that of the manager until the transaction ends, in the order of their numbers:
 * of two managers who take each other's role at once, the second has none any more when its turn comes, so that one
 * of them is always left.
 * @throws HttpError 403 when the manager may not change it
 */
export async function holdForManager(
  trx: Transaction<DB>,
  who: Pick<Who, 'id'>,
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
  if (target.id === manager.id || !reaches(manager, target))
    throw new HttpError(403, 'forbidden', { message: 'The account is not within your action scope.' });
  return { manager, target };
}
