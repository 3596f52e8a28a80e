import { type Access, meetsAccess, needsRole, rolesOf } from './access';
import { decideAccess, isEntryListed } from './decide-access';
import { ROLE, type RoleId } from './roles';

const both = [ROLE.gis_editor, ROLE.gis_creator] as const;
const roles = (...held: RoleId[]) => held;

const TABLE: [string, Access, readonly RoleId[] | null, boolean][] = [
  ['everybody opens what is open', 'open', null, true],
  ['a person without roles opens what is open', 'open', [], true],
  ['a stranger has no account', 'connected', null, false],
  ['an account needs no role', 'connected', [], true],
  ['a stranger holds no role', { all: [ROLE.moderator] }, null, false],
  ['a stranger holds none of several', { any: both }, null, false],
  // An empty list requires no role, but still an account.
  ['a stranger does not hold nothing', { all: [] }, null, false],
  ['an account holds nothing', { all: [] }, [], true],
  ['one of two is not all', { all: both }, roles(ROLE.gis_editor), false],
  ['the other of two is not all', { all: both }, roles(ROLE.gis_creator), false],
  ['both are all', { all: both }, roles(ROLE.moderator, ROLE.gis_creator, ROLE.gis_editor), true],
  ['one of two is any', { any: both }, roles(ROLE.gis_creator), true],
  ['another role is none of them', { any: both }, roles(ROLE.moderator), false],
  ['no role is none of them', { any: both }, [], false],
];

test.each(TABLE)('%s', (_name, access, held, expected) => {
  expect(meetsAccess(access, held)).toBe(expected);
});

test('the roles that an access names', () => {
  expect(['open' as const, 'connected' as const].map(rolesOf)).toEqual([[], []]);
  expect(rolesOf({ all: both })).toEqual(both);
  expect(rolesOf({ any: [ROLE.moderator] })).toEqual([ROLE.moderator]);
  expect([needsRole('open'), needsRole('connected')]).toEqual([false, false]);
  expect([needsRole({ all: both }), needsRole({ any: both })]).toEqual([true, true]);
});

describe('the screen', () => {
  const open = { access: 'open' as const, offline: 'none' as const };
  const who = { roles: null, online: true };

  test('a small screen closes only pages that need a wide one', () => {
    expect(decideAccess(open, { ...who, desktop: false })).toBe('ok');
    expect(decideAccess({ ...open, desktopOnly: true }, { ...who, desktop: true })).toBe('ok');
    expect(decideAccess({ ...open, desktopOnly: true }, { ...who, desktop: false })).toBe('desktop');
  });

  test('a small screen hides only menu entries that need a wide one', () => {
    expect(isEntryListed(open, { ...who, desktop: false })).toBe(true);
    expect(isEntryListed({ ...open, desktopOnly: true }, { ...who, desktop: true })).toBe(true);
  });
});

test('a missing connection is reported before a missing sign-in, role or width', () => {
  const route = { access: { all: [ROLE.moderator] }, offline: 'none' as const, desktopOnly: true as const };
  const who = { roles: null, desktop: false, online: false };
  expect(decideAccess(route, who)).toBe('offline');
  expect(decideAccess(route, { ...who, online: true })).toBe('login');
  expect(decideAccess(route, { ...who, online: true, roles: [] })).toBe('role');
  expect(decideAccess(route, { ...who, online: true, roles: [ROLE.moderator] })).toBe('desktop');
  // Offline availability does not replace the access check.
  expect(decideAccess({ ...route, offline: 'full' }, { ...who, roles: [] })).toBe('role');
});
