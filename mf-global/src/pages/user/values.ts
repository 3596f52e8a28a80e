import type { Account, AccountCreate, AccountPatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { Grant } from './grant';

/** Values of an account's form. */
export interface UserValues {
  first_name: string;
  last_name: string;
  email: string;
  function: string;
  position: string;
  organization: string;
  biosketch: string;
  /** country id as text */
  user_country: string | null;
  lang: string | null;
  manage_countries: number[];
  groups: number[];
  scope_roles: number[];
  scope_countries: number[];
}

/** Form values of a stored account. */
export const valuesOf = (account: Account): UserValues => ({
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  function: account.function ?? '',
  position: account.position ?? '',
  organization: account.organization ?? '',
  biosketch: account.biosketch ?? '',
  user_country: String(account.profile.user_country),
  lang: account.profile.lang,
  manage_countries: account.profile.manage_countries,
  groups: account.groups,
  scope_roles: account.action_scope.roles,
  scope_countries: account.action_scope.countries,
});

/**
 * Form values of a new account: the default country, preselected as managed when it is the only one that
 * can be granted.
 */
export const newValues = ({ default_country, countries }: Grant, lang: string): UserValues => ({
  ...{
    first_name: '',
    last_name: '',
    email: '',
    function: '',
    position: '',
    organization: '',
    biosketch: '',
  },
  user_country: String(default_country),
  lang,
  manage_countries: countries.length === 1 ? countries : [],
  ...{ groups: [], scope_roles: [], scope_countries: [] },
});

const TEXT_FIELDS = ['first_name', 'last_name', 'function', 'position', 'organization', 'biosketch'] as const;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sorted = (all: readonly number[]): number[] => [...all].sort((a, b) => a - b);

/** Body of the call that creates the account. */
export const createBody = (values: UserValues): AccountCreate => ({
  ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, values[name].trim()])),
  email: values.email.trim(),
  groups: sorted(values.groups),
  action_scope: { roles: sorted(values.scope_roles), countries: sorted(values.scope_countries) },
  profile: {
    ...(values.user_country && { user_country: Number(values.user_country) }),
    manage_countries: sorted(values.manage_countries),
    lang: values.lang,
  },
});

/**
 * Body of a change: only the fields that differ from the account as read, so that other managers' changes
 * stay.
 */
export function patchBody(values: UserValues, account: Account): AccountPatch {
  const [now, held] = [createBody(values), createBody(valuesOf(account))];
  const lines = [...TEXT_FIELDS, 'email', 'groups', 'action_scope'] as const;
  const changed = lines.filter((name) => !same(now[name], held[name]));
  const profile = Object.fromEntries(
    Object.entries(now.profile ?? {}).filter(
      ([name, value]) => !same(value, (held.profile as Record<string, unknown>)[name]),
    ),
  );
  return {
    ...Object.fromEntries(changed.map((name) => [name, now[name]])),
    ...(Object.keys(profile).length > 0 && { profile }),
  };
}
