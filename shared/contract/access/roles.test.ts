import { isRoleId, ROLE_IDS, roleName } from './roles';

test('ids 1 to 11 stand for the roles', () => {
  expect(ROLE_IDS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(roleName(10)).toBe('species_translator');
  expect([0, 12, '1', null].some(isRoleId)).toBe(false);
  expect(ROLE_IDS.every(isRoleId)).toBe(true);
});
