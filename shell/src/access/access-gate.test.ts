import type { Visitor } from '@ciguawatch/shared/contract/access/decide-access';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { RouteDecl } from '@ciguawatch/shared/contract/module';
import { BUILT_IN_DECLARATIONS } from '../registry/built-in-declarations';
import { AccessGate } from './access-gate';
import { matchIn } from './match';

const matchPath = (path: string) => matchIn(BUILT_IN_DECLARATIONS, path);
const editor: Visitor = { roles: [ROLE.cases_editor], desktop: true, online: true };
const CASE_LIST_PATH = '/ciguawatch/case/report/list';
const CASE_PATH = '/ciguawatch/case/report/12';
const decide = (gate: AccessGate, path: string, who: Visitor) => gate.look(path, matchPath(path), who);

test('a page that needs a role stays closed when opened offline, and stays usable when already open', () => {
  const gate = new AccessGate();
  const offline = { ...editor, online: false };
  expect(decide(gate, CASE_PATH, offline)).toEqual({ shown: 'offline', mounted: false });
  expect(decide(gate, CASE_PATH, editor)).toEqual({ shown: 'ok', mounted: true });
  expect(decide(gate, CASE_PATH, offline)).toEqual({ shown: 'ok', mounted: true });
});

test('an open page closes when its role is lost, offline or not; its typed values wait for the role', () => {
  const gate = new AccessGate();
  decide(gate, CASE_PATH, editor);
  expect(decide(gate, CASE_PATH, { roles: null, desktop: true, online: false })).toMatchObject({
    mounted: false,
  });
  decide(gate, CASE_PATH, editor);
  expect(decide(gate, CASE_PATH, { ...editor, roles: [] })).toEqual({ shown: 'role', mounted: true });
  expect(decide(gate, CASE_PATH, editor)).toEqual({ shown: 'ok', mounted: true });
  expect(decide(new AccessGate(), CASE_PATH, { ...editor, roles: [] })).toEqual({
    shown: 'role',
    mounted: false,
  });
});

test('a narrow window hides a desktop page without taking its form away', () => {
  const gate = new AccessGate();
  const narrow = { ...editor, desktop: false };
  expect(decide(gate, CASE_LIST_PATH, narrow)).toEqual({ shown: 'desktop', mounted: false });
  decide(gate, CASE_LIST_PATH, editor);
  expect(decide(gate, CASE_LIST_PATH, narrow)).toEqual({ shown: 'desktop', mounted: true });
});

test('leaving a page forgets that it was open', () => {
  const gate = new AccessGate();
  decide(gate, CASE_PATH, editor);
  decide(gate, '/', editor);
  expect(decide(gate, CASE_PATH, { ...editor, online: false })).toEqual({ shown: 'offline', mounted: false });
});

test('addresses are found among the shell, the modules and nowhere', () => {
  expect(matchPath('/')).toMatchObject({ kind: 'shell', route: { page: 'home' } });
  expect(matchPath('/profile')).toMatchObject({ kind: 'shell', route: { access: 'connected' } });
  expect(matchPath('/gis/map/4')).toMatchObject({ kind: 'module', id: 'mf-gis', params: { id: '4' } });
  expect(matchPath('/gis/nothing')).toEqual({ kind: 'unknown', id: 'mf-gis' });
  expect(matchPath('/nothing')).toEqual({ kind: 'unknown', id: null });
});

test('the shell declares each of its own pages once', () => {
  const paths = [
    '/login',
    '/password-reset',
    '/auth/resetconfirm',
    '/legal/legal-notice',
    '/legal/terms-of-use',
  ];
  for (const path of [...paths, '/legal/privacy-policy']) {
    expect((matchPath(path) as { route: RouteDecl }).route.access).toBe('open');
  }
});
