import { CONTRACT, type ModuleDecl, type PublicApi, type Release } from '../module';
import { acceptanceOf, missingApi, shellOffer } from './acceptance';
import { incompatibilityText } from './incompatibility';

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
  shared: 2,
  uses: {},
  ...part,
});
const names = { 'runtime/i18n': ['useT', 'language'], 'ui/button': ['Button'] };
const shell = shellOffer({ major: 2, names });

test('a release that needs only names the shell offers is accepted', () => {
  expect(acceptanceOf(shell, release({ uses: { 'runtime/i18n': ['useT'] } }))).toEqual({ ok: true });
});

test('each name that is missing is refused by its name, and so is each of a file that is not there', () => {
  const uses = { 'runtime/i18n': ['useT', 'gone'], 'ui/lost': ['Lost', 'Found'], 'ui/button': ['Button'] };
  expect(acceptanceOf(shell, release({ uses }))).toEqual({
    ok: false,
    why: 'surface',
    lacks: [
      { kind: 'names', path: 'runtime/i18n', names: 'gone' },
      { kind: 'names', path: 'ui/lost', names: 'Lost, Found' },
    ],
  });
});

test.each([1, 3])(
  'a release of major version %i of shared is not run by a shell of 2, whatever it takes',
  (shared) => {
    const lacks = [{ kind: 'shared', needs: shared, here: 2 }];
    expect(acceptanceOf(shell, release({ shared, uses: names }))).toEqual({
      ok: false,
      why: 'surface',
      lacks,
    });
    expect(acceptanceOf(shell, release({ shared, uses: {} }))).toEqual({ ok: false, why: 'surface', lacks });
  },
);

test('the reason of a refusal names the file and its missing names, or both versions', () => {
  const said = (taken: PublicApi) => missingApi(shell.publicApi, taken).map(incompatibilityText);
  expect(said({ major: 2, names: { 'ui/lost': ['Lost', 'Found'] } })).toEqual([
    'shared/ui/lost: lacks Lost, Found',
  ]);
  expect(said({ major: 3, names })).toEqual(['shared: needs version 3, here 2']);
});

test('another contract or a newer server interface is refused', () => {
  expect(acceptanceOf(shell, release({ decl: { ...decl, contract: CONTRACT + 1 } }))).toMatchObject({
    why: 'contract',
  });
  expect(acceptanceOf(shell, release({ decl: { ...decl, minApi: 99 } }))).toMatchObject({ why: 'api' });
});

test('a release without a usable integrity is refused', () => {
  expect(acceptanceOf(shell, release({ integrity: 'md5-AAAA' }))).toMatchObject({ why: 'integrity' });
});
