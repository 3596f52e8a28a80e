import {
  ACCOUNT_STATES,
  ACCOUNT_WATCHES,
  type Account,
  type AccountState,
  type AccountWatch,
} from '@ciguawatch/shared/api/schemas/accounts/account';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { matches } from '@ciguawatch/shared/domain/text/search/search';
import { intlTag } from '@ciguawatch/shared/runtime/i18n/language';
import {
  type AddressField,
  addressFields,
  choiceField,
  numberField,
  optionField,
  textField,
} from '@ciguawatch/shared/runtime/navigation/address-fields';
import { personName } from '../../people/person';

const SORTS = ['name', 'function', 'lastVisit'] as const;
type UserSort = (typeof SORTS)[number];

/** What the list filters accounts by: their state, or why a manager should look at them. */
export const USER_STATES = [...ACCOUNT_STATES, ...ACCOUNT_WATCHES] as const;

/** Filters of the account list, kept in the URL. */
export interface UserChoice {
  search: string;
  role: number | null;
  country: number | null;
  state: AccountState | AccountWatch | null;
  view: 'list' | 'grid';
  sort: { id: UserSort; descending: boolean };
}

/** Order of the list: `name`, or `-name` for descending. */
const sortField: AddressField<UserChoice['sort']> = {
  name: 'sort',
  read: (text) => ({
    id: SORTS.find((one) => one === text?.replace(/^-/, '')) ?? 'name',
    descending: text?.startsWith('-') ?? false,
  }),
  write: ({ id, descending }) => (id === 'name' && !descending ? '' : `${descending ? '-' : ''}${id}`),
};

export const userFields = addressFields<UserChoice>({
  search: textField('search'),
  role: numberField('role'),
  country: numberField('country'),
  state: optionField('state', USER_STATES),
  view: choiceField('view', ['list', 'grid'], 'list'),
  sort: sortField,
});

/** Whether a filter is active. */
export const isNarrowed = ({ search, role, country, state }: UserChoice): boolean =>
  search !== '' || role !== null || country !== null || state !== null;

const matchesChoice = (user: Account, { search, role, country, state }: UserChoice): boolean =>
  (search === '' || matches(search, `${personName(user)} ${user.email} ${user.function ?? ''}`)) &&
  (role === null || user.groups.includes(role)) &&
  (country === null || [user.profile.user_country, ...user.profile.manage_countries].includes(country)) &&
  (state === null || user.state === state || user.watch === state);

/** Sort key of each column; an unused account comes before all visits. */
const SORT_KEYS: Record<UserSort, (user: Account) => string> = {
  name: (user) => `${user.last_name} ${user.first_name} ${user.email}`.trim(),
  function: (user) => user.function ?? '',
  lastVisit: (user) => user.last_login_at ?? '',
};

/** The matching accounts, sorted. @param code language whose alphabet is used */
export function chosenUsers(users: readonly Account[], choice: UserChoice, code: string): Account[] {
  const compare = nameOrder(intlTag(code));
  const { id, descending } = choice.sort;
  const key = SORT_KEYS[id];
  return users
    .filter((user) => matchesChoice(user, choice))
    .sort(
      (a, b) =>
        (descending ? -1 : 1) * compare(key(a), key(b)) || compare(SORT_KEYS.name(a), SORT_KEYS.name(b)),
    );
}
