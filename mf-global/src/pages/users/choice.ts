import { ACCOUNT_STATES, type Account, type AccountState } from '@ciguawatch/shared/api/schemas/account';
import { matches } from '@ciguawatch/shared/domain/text/search';
import { intlTag } from '@ciguawatch/shared/runtime/i18n/language';
import { nameOf } from '../../stores/person';

const SORTS = ['name', 'function', 'lastVisit'] as const;
type UserSort = (typeof SORTS)[number];

/** What the address says of the list of accounts. */
export interface UserChoice {
  search: string;
  role: number | null;
  country: number | null;
  state: AccountState | null;
  view: 'list' | 'grid';
  sort: { id: UserSort; descending: boolean };
}

const oneOf = <V extends string>(value: string | null, all: readonly V[]): V | null =>
  all.find((one) => one === value) ?? null;
const number = (value: string | null): number | null =>
  value !== null && /^\d{1,3}$/.test(value) ? Number(value) : null;

/** Reads the address; what it does not say, or says wrongly, is the default: the list, by name. */
export function readChoice(params: URLSearchParams): UserChoice {
  const sort = params.get('sort') ?? '';
  return {
    search: params.get('search') ?? '',
    role: number(params.get('role')),
    country: number(params.get('country')),
    state: oneOf(params.get('state'), ACCOUNT_STATES),
    view: params.get('view') === 'grid' ? 'grid' : 'list',
    sort: { id: oneOf(sort.replace(/^-/, ''), SORTS) ?? 'name', descending: sort.startsWith('-') },
  };
}

/** Writes a part of the choice into an address; defaults leave it. */
export function writeChoice(params: URLSearchParams, part: Partial<UserChoice>): URLSearchParams {
  const put = (name: string, value: string | number | null) =>
    value === null || value === '' ? params.delete(name) : params.set(name, String(value));
  for (const name of ['search', 'role', 'country', 'state'] as const) {
    const value = part[name];
    if (value !== undefined) put(name, value);
  }
  if (part.view) put('view', part.view === 'grid' ? 'grid' : null);
  if (part.sort) {
    const { id, descending } = part.sort;
    put('sort', id === 'name' && !descending ? null : `${descending ? '-' : ''}${id}`);
  }
  return params;
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, role, country, state }: UserChoice): boolean =>
  search !== '' || role !== null || country !== null || state !== null;

const fits = (user: Account, { search, role, country, state }: UserChoice): boolean =>
  (search === '' || matches(search, `${nameOf(user)} ${user.email} ${user.function ?? ''}`)) &&
  (role === null || user.groups.includes(role)) &&
  (country === null || [user.profile.user_country, ...user.profile.manage_countries].includes(country)) &&
  (state === null || user.state === state);

/** By what a column is sorted; an account nobody used stands before all visits. */
const KEY: Record<UserSort, (user: Account) => string> = {
  name: (user) => `${user.last_name} ${user.first_name} ${user.email}`.trim(),
  function: (user) => user.function ?? '',
  lastVisit: (user) => user.last_login_at ?? '',
};

/** The accounts that fit, in their order. @param code language whose letters sort */
export function chosenUsers(users: readonly Account[], choice: UserChoice, code: string): Account[] {
  const compare = new Intl.Collator(intlTag(code), { numeric: true }).compare;
  const { id, descending } = choice.sort;
  const key = KEY[id];
  return users
    .filter((user) => fits(user, choice))
    .sort((a, b) => (descending ? -1 : 1) * compare(key(a), key(b)) || compare(KEY.name(a), KEY.name(b)));
}
