/** Rights of an account: roles, managed countries, and what it may grant to others. */
export interface Rights {
  groups: readonly number[];
  countries: readonly number[];
  scope_groups: readonly number[];
  scope_countries: readonly number[];
}

const isSubset = (some: readonly number[], all: readonly number[]): boolean =>
  some.every((one) => all.includes(one));

/**
 * Whether all rights of an account are within what a manager may grant; otherwise the manager could take them
 * over by changing its mail address.
 */
export const mayGrantRightsOf = (
  manager: Pick<Rights, 'scope_groups' | 'scope_countries'>,
  { groups, countries, scope_groups, scope_countries }: Rights,
): boolean =>
  isSubset([...groups, ...scope_groups], manager.scope_groups) &&
  isSubset([...countries, ...scope_countries], manager.scope_countries);

/** Whether an account is in the list of a manager: it is of, or manages, one of their countries. */
export const maySee = (
  manager: Pick<Rights, 'countries'>,
  account: Pick<Rights, 'countries'> & { user_country: number },
): boolean => [account.user_country, ...account.countries].some((one) => manager.countries.includes(one));
