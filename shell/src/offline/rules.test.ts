import { moduleFiles, moduleFolders, shellFiles } from './manifest-files';
import { isCacheLeftover, isPointer, isVersioned } from './rules';

test('files that name the current version are fetched each time, files named by their version are kept', () => {
  for (const path of [
    '/registry.json',
    '/build-manifest.json',
    '/chart/manifest.json',
    '/locales/shell/fr_FR.json',
  ]) {
    expect([path, isPointer(path), isVersioned(path)]).toEqual([path, true, false]);
  }
  for (const path of [
    '/assets/shell.0a1b2c3d.js',
    '/modules/mf-gis/1.0.0-ab/x.js',
    '/chart/glyphs/a/0-255.pbf',
  ]) {
    expect([path, isPointer(path), isVersioned(path)]).toEqual([path, false, true]);
  }
  expect(isVersioned('/api/cw/caselist/')).toBe(false);
  expect(isVersioned('/latest-build.json')).toBe(false);
});

test('with data saving on no heavy libraries are fetched ahead of time', () => {
  const manifest = {
    build: 'b',
    files: ['assets/a.js', 'assets/map.js', 'assets/x.png'],
    core: [],
    heavy: ['assets/map.js'],
  };
  expect(shellFiles(manifest, false)).toEqual(['/assets/a.js', '/assets/map.js']);
  expect(shellFiles(manifest, true)).toEqual(['/assets/a.js']);
});

test('the files of a module are found through its manifest', () => {
  const entry = '/modules/mf-gis/1.0.0-ab/remoteEntry.12345678.js';
  const registry = { modules: { 'mf-gis': { entry } } } as never;
  expect(moduleFolders(registry)).toEqual(['/modules/mf-gis/1.0.0-ab/']);
  const none = { sync: [], async: [] };
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.12345678.js', path: '' } },
    exposes: [{ assets: { js: { sync: ['a.js'], async: ['b.js'] }, css: none } }],
  };
  const folder = '/modules/mf-gis/1.0.0-ab/';
  expect(moduleFiles(folder, manifest)).toEqual([entry, `${folder}a.js`, `${folder}b.js`]);
  expect(moduleFiles(folder, manifest, ['b.js'])).toEqual([entry, `${folder}a.js`]);
});

test('map files missing from the manifest are deleted, glyphs of the named folder are not', () => {
  const maps = JSON.stringify({
    low: 'pacific-low.1.json',
    glyphs: 'glyphs-1',
    countries: [{ mid: 'PF-mid.2.json' }],
  });
  const left = (path: string, manifest: string | undefined = maps) =>
    isCacheLeftover(path, new Set(['/assets/a.js']), manifest);
  expect(
    ['/chart/PF-mid.1.json', '/chart/glyphs-0/land/0-255.pbf', '/assets/b.js'].filter((one) => left(one)),
  ).toHaveLength(3);
  expect(
    ['/chart/PF-mid.2.json', '/chart/glyphs-1/land/0-255.pbf', '/assets/a.js'].filter((one) => left(one)),
  ).toEqual([]);
  expect(isCacheLeftover('/chart/PF-mid.1.json', new Set(), undefined)).toBe(false);
});
