import { isDeepStrictEqual } from 'node:util';
import type { AccountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError } from '../../http/errors/http-error';
import type { Rights } from './scope';

const sortedDistinct = (all: readonly number[]): number[] => [...new Set(all)].sort((a, b) => a - b);

/** Rights of an account after a change; fields left out stay. */
export function rightsAfter(held: Rights, { groups, profile, action_scope }: AccountPatch): Rights {
  return {
    groups: sortedDistinct(groups ?? held.groups),
    countries: sortedDistinct(profile?.manage_countries ?? held.countries),
    scope_groups: sortedDistinct(action_scope?.roles ?? held.scope_groups),
    scope_countries: sortedDistinct(action_scope?.countries ?? held.scope_countries),
  };
}

/** Whether an account already has these rights. */
export const areHeld = (rights: Rights, held: Rights): boolean =>
  isDeepStrictEqual(rights, rightsAfter(held, {}));

/**
 * Checks that a manager may grant these rights.
 * @throws HttpError 403 with a code per field
 */
export function checkGrant(
  { scope_groups, scope_countries }: Pick<Rights, 'scope_groups' | 'scope_countries'>,
  rights: Rights,
): void {
  const beyond = (some: readonly number[], all: readonly number[]) => some.some((one) => !all.includes(one));
  const fields: Record<string, ErrorCode> = {
    ...(beyond(rights.groups, scope_groups) && { groups: 'forbidden' }),
    ...(beyond(rights.countries, scope_countries) && { 'profile.manage_countries': 'country_forbidden' }),
    ...(beyond(rights.scope_groups, scope_groups) && { 'action_scope.roles': 'forbidden' }),
    ...(beyond(rights.scope_countries, scope_countries) && { 'action_scope.countries': 'country_forbidden' }),
  };
  if (Object.keys(fields).length > 0)
    throw new HttpError(403, 'forbidden', { message: 'Your action scope does not hold it.', fields });
}

/**
 * Replaces roles and countries of an account; what it may grant is stored in the row of the account itself.
 */
export async function writeRights(
  trx: Transaction<DB>,
  id: number,
  { groups, countries }: Rights,
): Promise<void> {
  await trx.deleteFrom('user_group').where('user_id', '=', id).execute();
  await trx.deleteFrom('user_country').where('user_id', '=', id).execute();
  if (groups.length > 0)
    await trx
      .insertInto('user_group')
      .values(groups.map((group_id) => ({ user_id: id, group_id })))
      .execute();
  if (countries.length > 0)
    await trx
      .insertInto('user_country')
      .values(countries.map((country_id) => ({ user_id: id, country_id })))
      .execute();
}
