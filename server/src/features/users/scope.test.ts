import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { mayGrantRightsOf, maySee } from './scope';

const manager = { scope_groups: [ROLE.cases_editor, ROLE.users_manager], scope_countries: [3, 4] };
const rights = { groups: [ROLE.cases_editor], countries: [4], scope_groups: [], scope_countries: [] };

it('a manager reaches accounts whose rights they could have granted themselves', () => {
  expect(mayGrantRightsOf(manager, rights)).toBe(true);
  for (const more of [
    { groups: [ROLE.cases_editor, ROLE.fishbase_editor] },
    { countries: [4, 5] },
    { scope_groups: [ROLE.fishbase_editor] },
    { scope_countries: [9] },
  ])
    expect([more, mayGrantRightsOf(manager, { ...rights, ...more })]).toEqual([more, false]);
});

it('a manager without a scope reaches accounts without rights only', () => {
  const none = { scope_groups: [], scope_countries: [] };
  expect(mayGrantRightsOf(none, { ...rights, groups: [], countries: [] })).toBe(true);
  expect(mayGrantRightsOf(none, rights)).toBe(false);
});

it('a manager sees accounts that live in or manage one of their countries', () => {
  expect(maySee({ countries: [4] }, { user_country: 4, countries: [] })).toBe(true);
  expect(maySee({ countries: [4] }, { user_country: 3, countries: [3, 4] })).toBe(true);
  expect(maySee({ countries: [4] }, { user_country: 3, countries: [3] })).toBe(false);
});
