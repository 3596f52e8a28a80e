import { accepts, host, lacking } from './accepts';
import { CONTRACT, type ModuleDecl, type Release } from './module';

const decl: ModuleDecl = {
  id: 'mf-gis',
  contract: CONTRACT,
  minApi: 1,
  basePath: '/gis',
  titleKey: 'area.title',
  routes: [],
  menu: [],
  work: [],
  namespaces: ['gis'],
};
const release = (part: Partial<Release>): Release => ({
  version: '1.0.0-abc',
  entry: '/modules/mf-gis/1.0.0-abc/mf-manifest.json',
  integrity: 'sha384-AAAA',
  decl,
  uses: {},
  ...part,
});
const shell = host({ 'runtime/i18n': ['useT', 'language'], 'ui/button': ['Button'] });

test('a release that uses only what the shell offers is accepted', () => {
  expect(accepts(shell, release({ uses: { 'runtime/i18n': ['useT'] } }))).toEqual({ ok: true });
});

test('a missing name or entry is refused and named', () => {
  const uses = { 'runtime/i18n': ['useT', 'gone'], 'ui/lost': ['Lost'] };
  expect(accepts(shell, release({ uses }))).toEqual({
    ok: false,
    why: 'surface',
    missing: ['runtime/i18n#gone', 'ui/lost'],
  });
});

test('another contract or a newer server interface is refused', () => {
  expect(accepts(shell, release({ decl: { ...decl, contract: CONTRACT + 1 } }))).toMatchObject({
    why: 'contract',
  });
  expect(accepts(shell, release({ decl: { ...decl, minApi: 99 } }))).toMatchObject({ why: 'api' });
});

test('a release without a usable integrity is refused', () => {
  expect(accepts(shell, release({ integrity: 'md5-AAAA' }))).toMatchObject({ why: 'integrity' });
});

test('an entry used only for its effect needs the entry, not a name', () => {
  expect(lacking({ 'ui/map': [] }, { 'ui/map': [] })).toEqual([]);
});
