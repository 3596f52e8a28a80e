import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { AccountValues } from './content';
import { writeRights } from './rights';

/** An account to create. */
export interface NewAccount extends Omit<AccountValues, 'avatar'> {
  email: string;
  first_name: string;
  last_name: string;
  groups: number[];
  /** ids of managed countries */
  countries: number[];
  /** roles and countries that it may grant to others */
  scope: { roles: number[]; countries: number[] };
  user_country: number;
  is_demo: boolean;
}

/**
 * Adds an account with roles and countries; its user name is the mail address (specification, section 3).
 * @param now milliseconds since 1970 UTC; null for the clock of the database
 * @returns its id
 */
export async function addAccount(
  trx: Transaction<DB>,
  { groups, countries, scope, ...own }: NewAccount,
  password_hash: string | null,
  now: number | null,
): Promise<number> {
  const { id } = await trx
    .insertInto('app_user')
    .values({
      language: null,
      ...own,
      username: own.email,
      password_hash,
      avatar: null,
      scope_groups: scope.roles,
      scope_countries: scope.countries,
      ...(now !== null && { created_at: new Date(now), updated_at: new Date(now) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { roles: scope_groups, countries: scope_countries } = scope;
  await writeRights(trx, id, { groups, countries, scope_groups, scope_countries });
  return id;
}
