import mfGis from '../../../mf-gis/module.json';
import { KNOWN } from './known';
import { RegistryStore } from './registry';

const gis = KNOWN.find((decl) => decl.id === 'mf-gis')!;
/** The declaration as it travels: roles by name. */
const declared: typeof mfGis = mfGis;
const release = {
  version: '2',
  entry: '/modules/mf-gis/2/e.js',
  integrity: 'sha384-A',
  decl: declared,
  uses: {},
};

function answers(status: number, body: unknown): void {
  globalThis.fetch = (async () => ({
    ok: status === 200,
    status,
    json: async () => body,
  })) as unknown as typeof fetch;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('before any answer the bundled declarations stand', () => {
  const store = new RegistryStore();
  expect(store.state).toBe('unknown');
  expect(store.declarations.map((decl) => decl.id)).toEqual(KNOWN.map((decl) => decl.id));
});

test('a deployed declaration replaces the bundled one', async () => {
  const store = new RegistryStore();
  const routes = [...declared.routes, { ...declared.routes[0]!, path: '/later' }];
  answers(200, { modules: { 'mf-gis': { ...release, decl: { ...declared, routes } } } });
  await store.load();
  expect(store.declarations.find((decl) => decl.id === 'mf-gis')?.routes).toHaveLength(gis.routes.length + 1);
  expect(store.release('mf-gis')?.version).toBe('2');
  expect(store.release('mf-global')).toBeUndefined();
});

test('a module of another contract is known as such; its menu is the bundled one', async () => {
  const store = new RegistryStore();
  const old = { ...declared, contract: 1, routes: [] };
  answers(200, { modules: { 'mf-gis': { ...release, decl: old } } });
  await store.load();
  expect(store.release('mf-gis')).toBeUndefined();
  expect(store.foreign).toEqual({ 'mf-gis': 1 });
  expect(store.declarations.find((decl) => decl.id === 'mf-gis')).toBe(gis);
});

test('a registry that cannot be read leaves what was known', async () => {
  const store = new RegistryStore();
  answers(500, {});
  await store.load();
  expect(store.state).toBe('down');
  answers(200, { modules: { 'mf-gis': release } });
  await store.load();
  answers(404, {});
  await store.load();
  expect(store.state).toBe('ready');
  expect(store.release('mf-gis')).toBeDefined();
});
