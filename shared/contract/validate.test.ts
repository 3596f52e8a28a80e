import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULE_IDS, type ModuleDecl } from './module';
import { readModuleDecl } from './validate-module';
import { readRegistry } from './validate-registry';

const root = path.resolve(__dirname, '../..');
const declared = (id: string): unknown =>
  JSON.parse(readFileSync(path.join(root, id, 'module.json'), 'utf8'));
const gis = (): ModuleDecl => declared('mf-gis') as ModuleDecl;

test.each(MODULE_IDS)('the declaration of %s is sound', (id) => {
  expect(readModuleDecl(declared(id))).toMatchObject({ ok: true, value: { id } });
});

test('a declaration says all that is wrong with it', () => {
  const bad = { ...gis(), id: 'mf-x', basePath: 'gis', extra: 1, namespaces: [] };
  expect(readModuleDecl(bad)).toEqual({
    ok: false,
    problems: [
      'declaration: unknown field "extra"',
      'id: not a known module',
      'basePath: not a path',
      'namespaces: missing',
    ],
  });
});

test('a guarded route that claims to work offline is refused', () => {
  const decl = gis();
  decl.routes[0] = { ...decl.routes[0], offline: 'read' } as ModuleDecl['routes'][0];
  expect(readModuleDecl(decl)).toEqual({
    ok: false,
    problems: ['routes[0]: a guarded route is not for offline'],
  });
});

test('unknown roles, double paths and menus that lead nowhere are refused', () => {
  const decl = gis();
  decl.routes.push({ ...decl.routes[0], access: { all: [99] } } as unknown as ModuleDecl['routes'][0]);
  decl.menu.push({ key: 'lost', path: '/lost', access: 'open' });
  expect(readModuleDecl(decl)).toEqual({
    ok: false,
    problems: [
      'routes[4]: access names no role, or an unknown one',
      'routes: two items share a path',
      'menu[2]: leads to no declared route',
    ],
  });
});

test('things that are no declaration at all are refused', () => {
  for (const value of [null, 3, 'x', [], { routes: 3 }]) expect(readModuleDecl(value).ok).toBe(false);
});

const release = (decl: unknown) => ({ version: '1', entry: '/m', integrity: 'sha384-A', decl, uses: {} });

test('one bad release does not spoil a registry', () => {
  const { registry, problems } = readRegistry({
    modules: { 'mf-gis': release(gis()), 'mf-global': release({}), 'mf-fishbase': release(gis()), other: 1 },
  });
  expect(Object.keys(registry.modules)).toEqual(['mf-gis']);
  expect(problems).toContain('mf-fishbase: describes mf-gis');
  expect(problems).toContain('other: not a known module');
});

test('a list of what to fetch ahead is all right or refused, never half of it', () => {
  const part = { files: ['a.js'], shared: ['ui/button'] };
  const read = (ahead: unknown) =>
    readRegistry({ modules: { 'mf-gis': { ...release(gis()), ahead } } }).registry.modules['mf-gis']?.ahead;
  const sound = { entry: part, pages: { maps: part }, texts: { fr: ['texts-fr.js'] } };
  expect(read(sound)).toEqual(sound);
  for (const ahead of [
    null,
    {},
    { ...sound, texts: { fr: 'x' } },
    { ...sound, pages: { maps: { files: [] } } },
  ])
    expect(read(ahead)).toBeUndefined();
});

test('a file that is no registry throws', () => {
  expect(() => readRegistry({ error: 'x' })).toThrow('registry: no modules');
});
