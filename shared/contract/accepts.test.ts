import { accepts, host, lacking } from './accepts';
import { lackText } from './lack';
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
const shell = host({
  'runtime/i18n': { number: 2, names: ['useT', 'language'] },
  'ui/button': { number: 1, names: ['Button'] },
});
const i18n = (number: number, names: string[]) => ({ 'runtime/i18n': { number, names } });

test('a release that uses only what the shell offers is accepted', () => {
  expect(accepts(shell, release({ uses: i18n(2, ['useT']) }))).toEqual({ ok: true });
});

test('a missing name or door is refused and named', () => {
  const uses = { ...i18n(2, ['useT', 'gone']), 'ui/lost': { number: 1, names: ['Lost'] } };
  expect(accepts(shell, release({ uses }))).toEqual({
    ok: false,
    why: 'surface',
    lacks: [
      { kind: 'names', door: 'runtime/i18n', names: 'gone' },
      { kind: 'closed', door: 'ui/lost' },
    ],
  });
});

test.each([1, 3])(
  'a door of number %i is not the door of number 2, and no other door is blamed',
  (number) => {
    const uses = { ...i18n(number, ['useT']), 'ui/button': { number: 1, names: ['Button'] } };
    const lacks = [{ kind: 'number', door: 'runtime/i18n', needs: number, here: 2 }];
    expect(accepts(shell, release({ uses }))).toEqual({ ok: false, why: 'surface', lacks });
  },
);

test('a door that changed does not refuse a module that does not use it', () => {
  const uses = { 'ui/button': { number: 1, names: ['Button'] } };
  expect(accepts(shell, release({ uses }))).toEqual({ ok: true });
});

test('a release from before doors had numbers is refused in one sentence', () => {
  const lacks = [{ kind: 'unnumbered' }];
  expect(accepts(shell, release({ uses: i18n(0, ['useT']) }))).toEqual({ ok: false, why: 'surface', lacks });
});

test('only a shell whose doors were compared before takes a release that names none', () => {
  const lacks = [{ kind: 'unnumbered' }];
  expect(accepts(shell, release({ uses: null }))).toEqual({ ok: false, why: 'surface', lacks });
  expect(accepts({ ...shell, surface: null }, release({ uses: null }))).toEqual({ ok: true });
});

test('what is in the way is said with the door and both numbers', () => {
  const lacks = lacking(shell.surface!, { ...i18n(1, ['useT']), 'ui/lost': { number: 1, names: [] } });
  expect(lacks.map(lackText)).toEqual(['door runtime/i18n: needs 1, here 2', 'door ui/lost: not here']);
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

test('a door used only for its effect needs the door, not a name', () => {
  const effect = { 'ui/map': { number: 1, names: [] } };
  expect(lacking(effect, effect)).toEqual([]);
});
