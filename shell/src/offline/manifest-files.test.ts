import type { Registry } from '@ciguawatch/shared/contract/module';
import { openAddresses } from './manifest-files';

const route = (path: string, more: object = {}) => ({
  path,
  page: 'a',
  access: 'open',
  offline: 'full',
  ...more,
});

test('home and open pages of modules may have a first view; pages with an account, an id or a wide screen have none', () => {
  const routes = [
    route('/map'),
    route('/one/:id'),
    route('/list', { access: 'connected' }),
    route('/wide', { desktopOnly: true }),
  ];
  const modules = { 'mf-gis': { decl: { basePath: '/gis', routes } } };
  expect(openAddresses({ modules } as unknown as Registry)).toEqual(['/', '/gis/map']);
});
