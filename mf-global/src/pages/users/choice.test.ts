import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { account as fakeAccount } from '@ciguawatch/shared/testing/account';
import { fakeUser } from '@ciguawatch/shared/testing/fakes/fake-user';
import { chosenUsers, isNarrowed, userFields } from './choice';

const { read, write } = userFields;
const account = (id: number, part: Partial<Account> = {}) => fakeAccount({ ...fakeUser({ id }), ...part });
const users = [
  account(1, {
    first_name: 'Élise',
    last_name: 'Tehei',
    groups: [ROLE.global_translator],
    last_login_at: '2026-03-01T00:00:00Z',
  }),
  account(2, { first_name: 'Hina', last_name: 'Tefaʻatau', groups: [ROLE.cases_editor], state: 'invited' }),
  account(3, {
    first_name: 'Sera',
    last_name: 'Naivalu',
    groups: [ROLE.cases_editor],
    profile: { ...fakeUser().profile, user_country: 3, manage_countries: [3] },
  }),
];
const ids = (query: string) =>
  chosenUsers(users, read(new URLSearchParams(query)), 'fr_FR').map(({ id }) => id);

it('shows all accounts by name by default', () => {
  expect(ids('')).toEqual([3, 2, 1]);
  expect(read(new URLSearchParams('view=x&role=y&state=z&sort=w'))).toEqual(read(new URLSearchParams()));
});

it('filters by name regardless of accents, by role, country and state', () => {
  expect([ids('search=elise'), ids('search=tefaatau')]).toEqual([[1], [2]]);
  expect([ids('role=1'), ids('country=3'), ids('state=invited'), ids('role=1&country=4')]).toEqual([
    [3, 2],
    [3],
    [2],
    [2],
  ]);
});

it('sorts by last visit, accounts that never visited first', () => {
  expect([ids('sort=lastVisit').at(-1), ids('sort=-lastVisit')[0]]).toEqual([1, 1]);
});

it('writes only the filters that differ from the default', () => {
  const written = (part: Parameters<typeof write>[1]) =>
    write(new URLSearchParams('role=1&view=grid&sort=-name'), part).toString();
  expect(written({ role: null, view: 'list', sort: { id: 'name', descending: false } })).toBe('');
  expect(written({ state: 'invited' })).toBe('role=1&view=grid&sort=-name&state=invited');
  expect([
    isNarrowed(read(new URLSearchParams('view=grid'))),
    isNarrowed(read(new URLSearchParams('role=1'))),
  ]).toEqual([false, true]);
});
