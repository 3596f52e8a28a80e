import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROLE } from './access/roles';
import { CONTRACT, MODULE_IDS } from './module';
import { readModuleDecl } from './validate-module';
import * as registryRules from './validate-registry';

const readRegistry = (value: unknown) => registryRules.readRegistry(value, readModuleDecl);
const readRelease = (value: unknown) => registryRules.readRelease(value, readModuleDecl);

const root = path.resolve(__dirname, '../..');
const declared = (id: string): unknown =>
  JSON.parse(readFileSync(path.join(root, id, 'module.json'), 'utf8'));
type Part = Record<string, unknown>;
type Decl = Part & { routes: Part[]; menu: Part[]; work: Part[] };
const gis = () => declared('mf-gis') as Decl;

test.each(MODULE_IDS)('the declaration of %s is sound', (id) => {
  expect(readModuleDecl(declared(id))).toMatchObject({ ok: true, value: { id } });
});

test('all problems of a declaration are reported together', () => {
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
  Object.assign(decl.routes[0]!, { offline: 'read' });
  expect(readModuleDecl(decl)).toEqual({
    ok: false,
    problems: ['routes[0]: a guarded route is not for offline'],
  });
});

test('unknown roles, double paths and menus that lead nowhere are refused', () => {
  const decl = gis();
  decl.routes.push({ ...decl.routes[0], access: { all: ['gis_reader'] } });
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

test('names of roles become role ids', () => {
  expect(readModuleDecl(gis())).toMatchObject({
    value: {
      routes: [{ access: { any: [ROLE.gis_editor, ROLE.gis_creator] } }, {}, {}, {}],
      menu: [{ access: { any: [ROLE.gis_editor, ROLE.gis_creator] } }, {}],
    },
  });
  const decl = gis();
  Object.assign(decl.menu[0]!, { access: { all: [ROLE.gis_editor] } });
  expect(readModuleDecl(decl).ok).toBe(false);
});

test('a work counter leads to a declared page and is never open to everybody', () => {
  const decl = gis();
  const entry = { count: 'a/work/outlines/', labelKey: 'work.outlines', access: { all: ['gis_editor'] } };
  decl.work = [{ ...entry, to: '/maps?state=new' }];
  expect(readModuleDecl(decl)).toMatchObject({ ok: true, value: { work: [{ to: '/maps?state=new' }] } });
  decl.work.push({ ...entry, to: '/map/:id', access: 'open' });
  expect(readModuleDecl(decl)).toEqual({
    ok: false,
    problems: [
      'work[1]: work waits for somebody, not for everybody',
      'work[1]: leads to no declared route',
      'work: two items share a count',
    ],
  });
});

test('each relation is served by at most one page, and the page of one species takes its id', () => {
  const decl = gis();
  for (const route of decl.routes.slice(0, 2)) route.rel = 'specie';
  expect(readModuleDecl(decl)).toEqual({
    ok: false,
    problems: [
      'routes[0]: rel and the id in the path disagree',
      'routes[1]: rel and the id in the path disagree',
      'routes: two items share a rel',
    ],
  });
});

test('a declaration for another contract is reported as such, and not checked further', () => {
  const old = { ...gis(), contract: CONTRACT - 1, layout: 'gis', routes: 'x' };
  expect(readModuleDecl(old)).toEqual({
    ok: false,
    problems: [`contract: ${CONTRACT - 1}, this portal reads ${CONTRACT}`],
  });
  const { registry, foreign } = readRegistry({
    modules: { 'mf-gis': release(old), 'mf-global': release({}) },
  });
  expect(registry.modules).toEqual({});
  expect(foreign).toEqual({ 'mf-gis': CONTRACT - 1 });
});

test('things that are no declaration at all are refused', () => {
  for (const value of [null, 3, 'x', [], { routes: 3 }]) expect(readModuleDecl(value).ok).toBe(false);
});

const release = (decl: unknown) => ({ version: '1', entry: '/m', integrity: 'sha384-A', decl, uses: {} });

test('one invalid release does not invalidate a registry', () => {
  const { registry, problems } = readRegistry({
    modules: { 'mf-gis': release(gis()), 'mf-global': release({}), 'mf-fishbase': release(gis()), other: 1 },
  });
  expect(Object.keys(registry.modules)).toEqual(['mf-gis']);
  expect(problems).toContain('mf-fishbase: describes mf-gis');
  expect(problems).toContain('other: not a known module');
});

test('a list of files to fetch ahead is accepted whole or refused whole', () => {
  const part = { files: ['a.js'], shared: [0] };
  const read = (ahead: unknown) =>
    readRegistry({ modules: { 'mf-gis': { ...release(gis()), ahead } } }).registry.modules['mf-gis']?.ahead;
  const sound = { entry: part, pages: { maps: part }, texts: { fr: ['texts-fr.js'] } };
  expect(read(sound)).toEqual(sound);
  const worded = { ...sound, pages: { maps: { ...part, texts: { fr: ['maps-texts-fr.js'] } } } };
  expect(read(worded)).toEqual(worded);
  for (const ahead of [
    null,
    {},
    { ...sound, texts: { fr: 'x' } },
    { ...sound, pages: { maps: { files: [] } } },
    // Paths instead of indices, as in earlier releases.
    { ...sound, entry: { ...part, shared: ['ui/button'] } },
    { ...sound, pages: { maps: { ...part, texts: { fr: 1 } } } },
  ])
    expect(read(ahead)).toBeUndefined();
});

test('names are lists by file with the version of shared that they mean', () => {
  const read = (shared: unknown, uses: unknown) => readRelease({ ...release(gis()), shared, uses });
  const names = { 'ui/button': ['Button'] };
  expect(read(2, names)).toMatchObject({ ok: true, value: { shared: 2, uses: names } });
  expect(registryRules.readOffer({ major: 2, names })).toEqual({ major: 2, names });
  const wrong: [unknown, unknown][] = [
    [2, undefined],
    [2, null],
    [2, []],
    [2, { a: 1 }],
    [2, { a: [2] }],
    [2, { a: { number: 1, names: [] } }],
    ['2', names],
    [null, names],
    [undefined, names],
  ];
  for (const [shared, uses] of wrong)
    expect(read(shared, uses)).toEqual({
      ok: false,
      problems: ['uses: not names by file, with their version'],
    });
  for (const offer of [null, { a: 1 }, names, { major: 2 }, { major: 2, names: { a: 1 } }])
    expect(() => registryRules.readOffer(offer)).toThrow('surface: not names by file, with their version');
});

test('a file that is no registry throws', () => {
  expect(() => readRegistry({ error: 'x' })).toThrow('registry: no modules');
});
