import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { fakeFetch } from '@ciguawatch/shared/testing/fakes/fake-fetch';
import mfGis from '../../../mf-gis/module.json';
import { BUILT_IN_DECLARATIONS, hasOnlyBuiltInDecls } from './built-in-declarations';
import { RegistryStore } from './registry';

const gis = BUILT_IN_DECLARATIONS.find((decl) => decl.id === 'mf-gis')!;
/** A declaration as deployed, with role names. */
const declared: typeof mfGis = mfGis;
const release = {
  version: '2',
  entry: '/modules/mf-gis/2/e.js',
  integrity: 'sha384-A',
  decl: declared,
  uses: {},
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the bundled declarations equal the result of the build rules', () => {
  for (const id of ['mf-ciguawatch', 'mf-fishbase', 'mf-gis', 'mf-global']) {
    const given = jest.requireActual(`../../../${id}/module.json`);
    expect({ ok: true, value: BUILT_IN_DECLARATIONS.find((decl) => decl.id === id) }).toEqual(
      readModuleDecl(given),
    );
    expect(hasOnlyBuiltInDecls({ modules: { [id]: { ...release, decl: given } } })).toBe(true);
    expect(hasOnlyBuiltInDecls({ modules: { [id]: { ...release, decl: { ...given, minApi: 7 } } } })).toBe(
      false,
    );
  }
});

test('before any response the bundled declarations apply', () => {
  const store = new RegistryStore();
  expect(store.state).toBe('unknown');
  expect(store.declarations.map((decl) => decl.id)).toEqual(BUILT_IN_DECLARATIONS.map((decl) => decl.id));
});

test('a deployed declaration replaces the bundled one', async () => {
  const store = new RegistryStore();
  const routes = [...declared.routes, { ...declared.routes[0]!, path: '/later' }];
  fakeFetch(200, { modules: { 'mf-gis': { ...release, decl: { ...declared, routes } } } });
  await store.load();
  expect(store.declarations.find((decl) => decl.id === 'mf-gis')?.routes).toHaveLength(gis.routes.length + 1);
  expect(store.release('mf-gis')?.version).toBe('2');
  expect(store.release('mf-global')).toBeUndefined();
});

test('a module of another contract is marked as such and keeps its bundled menu', async () => {
  const store = new RegistryStore();
  const old = { ...declared, contract: 1, routes: [] };
  fakeFetch(200, { modules: { 'mf-gis': { ...release, decl: old } } });
  await store.load();
  expect(store.release('mf-gis')).toBeUndefined();
  expect(store.foreign).toEqual({ 'mf-gis': 1 });
  expect(store.declarations.find((decl) => decl.id === 'mf-gis')).toBe(gis);
});

test('a registry that cannot be read leaves the known declarations', async () => {
  const store = new RegistryStore();
  fakeFetch(500, {});
  await store.load();
  expect(store.state).toBe('down');
  fakeFetch(200, { modules: { 'mf-gis': release } });
  await store.load();
  fakeFetch(404, {});
  await store.load();
  expect(store.state).toBe('ready');
  expect(store.release('mf-gis')).toBeDefined();
});
