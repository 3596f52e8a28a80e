import type { User } from '../../api/schemas/accounts/user';

/** A logged-in person for tests; pass the properties that matter. */
export function fakeUser(given: Partial<User> & { manage_countries?: number[] } = {}): User {
  const { manage_countries = [4], ...rest } = given;
  return {
    id: 7,
    username: 'hina@example.org',
    first_name: 'Hina',
    last_name: 'Teriitahi',
    email: 'hina@example.org',
    groups: [],
    action_scope: { roles: [], countries: [] },
    profile: { user_country: 4, manage_countries, avatar: null, lang: null },
    biosketch: null,
    function: null,
    position: null,
    organization: null,
    ...rest,
  };
}

/** A token in the server's format with a lifetime in seconds and a meaningless signature. */
export function fakeToken(name = 'a', life = 300): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  return `${part({ alg: 'none' })}.${part({ iat: 1000, exp: 1000 + life, name })}.${name}`;
}
