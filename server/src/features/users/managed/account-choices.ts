import type { FormChoice } from '@ciguawatch/shared/api/schemas/form-parameters';
import { isRoleId, roleName } from '@ciguawatch/shared/contract/access/roles';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { Reader } from '../../../db/store';
import type { FormWords } from '../../forms/form-words';
import type { OwnChoices } from '../../forms/parameters';
import type { Rights } from '../scope';

/**
 * What a manager may give an account: roles and countries within the own scope, and all languages.
 * @param defaultCountry country of a new account
 */
export async function accountChoices(
  db: Reader,
  { scope_groups, scope_countries }: Rights,
  defaultCountry: number,
  words: FormWords,
): Promise<OwnChoices> {
  const roles = scope_groups.filter(isRoleId).map((id) => ({
    value: String(id),
    display_name: words.label('roles', 'role', roleName(id)) ?? roleName(id),
  }));
  const countries = await countryChoices(db, words.languages);
  const grantable = countries.filter(({ value }) => scope_countries.includes(Number(value)));
  const languages = await db.selectFrom('language').select(['code', 'sov']).orderBy('id').execute();
  return {
    groups: { choices: roles },
    'action_scope.roles': { choices: roles },
    'action_scope.countries': { choices: grantable },
    'profile.user_country': { choices: countries, default: String(defaultCountry) },
    'profile.manage_countries': { choices: grantable },
    'profile.lang': { choices: languages.map(({ code, sov }) => ({ value: code, display_name: sov })) },
  };
}

type Named = Parameters<typeof placeName>[0];

async function countryChoices(db: Reader, languages: FormWords['languages']): Promise<FormChoice[]> {
  const rows = await db
    .selectFrom('location')
    .select(['country', 'name', 'names'])
    .where('type', '=', 'C')
    .orderBy('country')
    .execute();
  return rows.map((row) => ({
    value: String(row.country),
    display_name: placeName(row as Named, languages),
  }));
}
