import { ROLE, ROLE_IDS } from '@ciguawatch/shared/contract/access/roles';
import english from '../pages/users/locales/en_US.json';
import french from '../pages/users/locales/fr_FR.json';
import { ROLE_AREAS, sortedByArea } from './role-areas';

test('every role belongs to one area', () => {
  expect(ROLE_AREAS.flatMap(({ roles }) => roles).sort((a, b) => a - b)).toEqual(ROLE_IDS);
});

test('roles are listed in the order of the menus, whatever order an account holds them in', () => {
  expect(sortedByArea([ROLE.users_manager, ROLE.moderator, ROLE.fishbase_editor, ROLE.cases_editor])).toEqual(
    [ROLE.cases_editor, ROLE.fishbase_editor, ROLE.moderator, ROLE.users_manager],
  );
});

test.each([english, french])('every role has a description, and its name stands elsewhere', (words) => {
  expect(Object.keys(words.opens).sort()).toEqual(Object.keys(ROLE).sort());
  expect(words).not.toHaveProperty('role');
});
