import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { manages, type Who } from './who';

const who: Who = {
  id: 7,
  email: 'hina@example.org',
  groups: [ROLE.cases_editor],
  countries: [4, 9],
  language: null,
  family: 'f',
};

test('an account manages its given countries, and no report without a country', () => {
  expect([4, 9, 3].map((country) => manages(who, country))).toEqual([true, true, false]);
  expect(manages(who, null)).toBe(false);
  expect(manages({ ...who, countries: [] }, 4)).toBe(false);
});
