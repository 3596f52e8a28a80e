import { decideAccess, isEntryListed, type RouteAccess } from './decide-access';
import { ROLE } from './roles';

const route = (part: Partial<RouteAccess>): RouteAccess => ({ access: 'open', offline: 'none', ...part });
const anybody = { roles: null, desktop: true, online: true };
const editor = { roles: [ROLE.cases_editor], desktop: true, online: true };

test('an open route opens for everybody', () => {
  expect(decideAccess(route({}), anybody)).toBe('ok');
});

test('a visitor without an account is sent to log in, an account without the role is told the reason', () => {
  expect(decideAccess(route({ access: 'connected' }), anybody)).toBe('login');
  expect(decideAccess(route({ access: { all: [ROLE.moderator] } }), anybody)).toBe('login');
  expect(decideAccess(route({ access: { all: [ROLE.moderator] } }), editor)).toBe('role');
  expect(decideAccess(route({ access: 'connected' }), editor)).toBe('ok');
});

test('all roles of an array are required, or one of an "any"', () => {
  const both = [ROLE.gis_editor, ROLE.gis_creator];
  const one = { ...editor, roles: [ROLE.gis_creator] };
  expect(decideAccess(route({ access: { all: both } }), one)).toBe('role');
  expect(decideAccess(route({ access: { any: both } }), one)).toBe('ok');
  expect(decideAccess(route({ access: { all: both } }), { ...one, roles: both })).toBe('ok');
});

test('a desktop-only route is denied on a small screen, after the role', () => {
  const only = route({ access: { all: [ROLE.cases_editor] }, desktopOnly: true });
  expect(decideAccess(only, { ...editor, desktop: false })).toBe('desktop');
  expect(decideAccess(only, { ...anybody, desktop: false })).toBe('login');
});

test('without a network only routes that can do something open', () => {
  expect(decideAccess(route({ offline: 'full' }), { ...anybody, online: false })).toBe('ok');
  expect(decideAccess(route({ offline: 'read' }), { ...anybody, online: false })).toBe('ok');
  expect(decideAccess(route({ access: 'connected' }), { ...editor, online: false })).toBe('offline');
  expect(decideAccess(route({ access: 'connected' }), { ...anybody, online: false })).toBe('offline');
});

test('a menu hides pages closed to an account or a screen, but stays unchanged offline', () => {
  const entry = { access: { all: [ROLE.cases_editor] }, desktopOnly: true as const };
  expect(isEntryListed(entry, anybody)).toBe(false);
  expect(isEntryListed(entry, editor)).toBe(true);
  expect(isEntryListed(entry, { ...editor, desktop: false })).toBe(false);
  expect(isEntryListed(entry, { ...editor, online: false })).toBe(true);
});
