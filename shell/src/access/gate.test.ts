import type { Who } from '@ciguawatch/shared/contract/access/decide';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { RouteDecl } from '@ciguawatch/shared/contract/module';
import { KNOWN } from '../registry/known';
import { Gate } from './gate';
import { matchIn } from './match';

const match = (path: string) => matchIn(KNOWN, path);
const editor: Who = { roles: [ROLE.cases_editor], desktop: true, online: true };
const LIST = '/ciguawatch/case/report/list';
const FORM = '/ciguawatch/case/report/12';
const look = (gate: Gate, path: string, who: Who) => gate.look(path, match(path), who);

test('a page that needs a role stays closed when opened offline, and stays usable when already open', () => {
  const gate = new Gate();
  const offline = { ...editor, online: false };
  expect(look(gate, FORM, offline)).toEqual({ shown: 'offline', mounted: false });
  expect(look(gate, FORM, editor)).toEqual({ shown: 'ok', mounted: true });
  expect(look(gate, FORM, offline)).toEqual({ shown: 'ok', mounted: true });
});

test('an open page closes when its role is lost, offline or not; its typed values wait for the role', () => {
  const gate = new Gate();
  look(gate, FORM, editor);
  expect(look(gate, FORM, { roles: null, desktop: true, online: false })).toMatchObject({ mounted: false });
  look(gate, FORM, editor);
  expect(look(gate, FORM, { ...editor, roles: [] })).toEqual({ shown: 'role', mounted: true });
  expect(look(gate, FORM, editor)).toEqual({ shown: 'ok', mounted: true });
  expect(look(new Gate(), FORM, { ...editor, roles: [] })).toEqual({ shown: 'role', mounted: false });
});

test('a narrow window hides a desktop page without taking its form away', () => {
  const gate = new Gate();
  const narrow = { ...editor, desktop: false };
  expect(look(gate, LIST, narrow)).toEqual({ shown: 'desktop', mounted: false });
  look(gate, LIST, editor);
  expect(look(gate, LIST, narrow)).toEqual({ shown: 'desktop', mounted: true });
});

test('leaving a page forgets that it was open', () => {
  const gate = new Gate();
  look(gate, FORM, editor);
  look(gate, '/', editor);
  expect(look(gate, FORM, { ...editor, online: false })).toEqual({ shown: 'offline', mounted: false });
});

test('addresses are found among the shell, the modules and nowhere', () => {
  expect(match('/')).toMatchObject({ kind: 'shell', route: { page: 'home' } });
  expect(match('/profile')).toMatchObject({ kind: 'shell', route: { access: 'connected' } });
  expect(match('/gis/map/4')).toMatchObject({ kind: 'module', id: 'mf-gis', params: { id: '4' } });
  expect(match('/gis/nothing')).toEqual({ kind: 'unknown', id: 'mf-gis' });
  expect(match('/nothing')).toEqual({ kind: 'unknown', id: null });
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
    expect((match(path) as { route: RouteDecl }).route.access).toBe('open');
  }
});
