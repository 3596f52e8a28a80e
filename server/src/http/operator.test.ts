import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { managesCountry, type Operator } from './operator';

const who: Operator = {
  id: 7,
  email: 'hina@example.org',
  groups: [ROLE.cases_editor],
  countries: [4, 9],
  language: null,
  family: 'f',
};

test('an account manages its given countries, and no report without a country', () => {
  expect([4, 9, 3].map((country) => managesCountry(who, country))).toEqual([true, true, false]);
  expect(managesCountry(who, null)).toBe(false);
  expect(managesCountry({ ...who, countries: [] }, 4)).toBe(false);
});
