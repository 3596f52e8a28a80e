import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';

/** An account to be made. */
export interface NewAccount {
  email: string;
  first_name: string;
  last_name: string;
  groups: number[];
  /** countries managed */
  countries: number[];
  user_country: number;
  is_demo: boolean;
}

/** Adds an account with its roles and countries; the user name is the e-mail (specification, section 3). */
export async function addAccount(
  trx: Transaction<DB>,
  account: NewAccount,
  password_hash: string | null,
): Promise<number> {
  const { groups, countries, ...own } = account;
  const { id } = await trx
    .insertInto('app_user')
    .values({
      ...own,
      username: own.email,
      password_hash,
      language: null,
      avatar: null,
      scope_groups: groups,
      scope_countries: countries,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (groups.length > 0) {
    await trx
      .insertInto('user_group')
      .values(groups.map((group_id) => ({ user_id: id, group_id })))
      .execute();
  }
  if (countries.length > 0) {
    await trx
      .insertInto('user_country')
      .values(countries.map((country_id) => ({ user_id: id, country_id })))
      .execute();
  }
  return id;
}
