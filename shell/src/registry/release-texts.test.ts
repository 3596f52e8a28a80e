import type { ModuleDecl, Release } from '@ciguawatch/shared/contract/module';
import { hasText, setLanguage, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observable, runInAction } from 'mobx';
import { BUILT_IN_DECLARATIONS } from './built-in-declarations';
import { followReleaseTexts } from './release-texts';

const gis = BUILT_IN_DECLARATIONS.find((decl) => decl.id === 'mf-gis')!;
const release = (decl: ModuleDecl): Release => ({
  version: '2',
  entry: '/modules/mf-gis/2/remoteEntry.js',
  integrity: 'sha384-A',
  decl,
  shared: 1,
  uses: {},
});
const newerDeclaration: ModuleDecl = {
  ...gis,
  menu: [...gis.menu, { key: 'depths', path: '/maps', access: 'open', group: 'sea' }],
};

/** Waits until pending promises have settled, without advancing the clock. */
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => setLanguage('en_US'));

test('an entry declared after the shell was built gets its name from the dictionary of its release', async () => {
  const asked: string[] = [];
  const registry = observable({ modules: {} as { 'mf-gis'?: Release } }, {}, { deep: false });
  const fetchOne = async (path: string) => {
    asked.push(path);
    return { menu: { depths: path.endsWith('fr_FR.json') ? 'Profondeurs' : 'Depths' } };
  };
  const stop = followReleaseTexts(registry, fetchOne);
  runInAction(() => {
    registry.modules = { 'mf-gis': release(gis) };
  });
  expect(asked).toEqual([]);
  runInAction(() => {
    registry.modules = { 'mf-gis': release(newerDeclaration) };
  });
  expect(asked).toEqual(['/modules/mf-gis/2/locales/en_US.json']);
  await settle();
  expect(translate('gis', 'menu.depths')).toBe('Depths');
  setLanguage('fr_FR');
  await settle();
  expect(translate('gis', 'menu.depths')).toBe('Profondeurs');
  setLanguage('en_US');
  expect(asked).toHaveLength(2);
  stop();
});

test('a dictionary that fails to load leaves the key, and is fetched again with the next release', async () => {
  let asked = 0;
  const registry = observable(
    { modules: { 'mf-gis': release({ ...newerDeclaration, namespaces: ['gis2'] }) } },
    {},
    { deep: false },
  );
  const stop = followReleaseTexts(registry, async () => {
    asked += 1;
    throw new Error('network');
  });
  await settle();
  expect(hasText('gis2', 'menu.depths')).toBe(false);
  runInAction(() => {
    registry.modules = { ...registry.modules };
  });
  expect(asked).toBe(2);
  stop();
});
