import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { offerFile, registryFile } from '../registry/source';
import { withNamedFiles } from './named-files';
import { pageFilesFinder } from './page-files';

const decl = JSON.parse(readFileSync(join(process.cwd(), 'mf-ciguawatch', 'module.json'), 'utf8')) as object;
const FOLDER = '/modules/mf-ciguawatch/1/';
/** A registry entry. */
const release = {
  version: '1',
  entry: `${FOLDER}remoteEntry.0123abcd.js`,
  integrity: 'sha384-AAAA',
  decl,
  shared: 2,
  uses: { 'ui/map/map': ['Map'], 'ui/actions/button': ['Button'] },
  ahead: {
    entry: { files: ['entry.js'], shared: [1] },
    pages: {
      'case-map': { files: ['map.js', 'map.css'], shared: [0, 1], texts: { fr: ['map-fr.js'] } },
    },
    texts: { fr: ['texts-fr.js'], en: ['texts-en.js'] },
  },
};
const shared = {
  groups: { 'ui/map/map': 'map', 'ui/actions/button': 'area' },
  files: { map: ['/assets/map.js', '/assets/mapbox.js'], area: [] },
  engines: { 'ui/map/map': ['/assets/mapbox.js'] },
};
const MAP = '/ciguawatch/case/map';

let portalDir = '';
const put = (path: string, content: unknown) => {
  const file = join(portalDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};
const deploy = (one: object) => put('registry.json', { modules: { 'mf-ciguawatch': one } });

beforeEach(() => {
  portalDir = mkdtempSync(join(tmpdir(), 'page-files-'));
  const names = ['entry.js', 'map.js', 'map.css', 'map-fr.js', 'texts-fr.js', 'texts-en.js'];
  for (const name of [...names, 'remoteEntry.0123abcd.js']) put(FOLDER + name, '');
  for (const name of ['map.js', 'mapbox.js']) put(`assets/${name}`, '');
  put('first/shared-files.json', shared);
  put('surface.json', { major: 2, names: release.uses });
  deploy(release);
});
afterEach(() => rmSync(portalDir, { recursive: true }));

const finder = () =>
  pageFilesFinder({ portalDir, registry: registryFile(portalDir), offer: offerFile(portalDir) });

test('a page lists its files, shared ones and texts, with drawing libraries last', async () => {
  const found = await finder()(MAP);
  expect(found).toMatchObject({
    files: ['remoteEntry.0123abcd.js', 'entry.js', 'map.js', 'map.css']
      .map((name) => FOLDER + name)
      .concat('/assets/map.js'),
    texts: { fr: [`${FOLDER}texts-fr.js`, `${FOLDER}map-fr.js`], en: [`${FOLDER}texts-en.js`] },
    engines: ['/assets/mapbox.js'],
  });
  expect(withNamedFiles('<head><title>x</title></head>', found as NonNullable<typeof found>)).toMatch(
    /^<head><meta name="page-files" content="\/modules\S+ .*\/assets\/map.js" data-fr="\S+ \S+" data-en="\S+" data-engines="\/assets\/mapbox.js"><title>/,
  );
});

test('a missing file is not listed: browsers would wait for it', async () => {
  rmSync(join(portalDir, FOLDER, 'map.css'));
  rmSync(join(portalDir, 'assets/mapbox.js'));
  const found = await finder()(MAP);
  expect(found?.files).not.toContain(`${FOLDER}map.css`);
  expect(found?.engines).toEqual([]);
});

test('a deployment takes effect while the server runs', async () => {
  const find = finder();
  const before = await find(MAP);
  deploy({ ...release, ahead: { entry: { files: [], shared: [] }, pages: {}, texts: {} } });
  const after = await find(MAP);
  expect(after?.files).toEqual([release.entry]);
  expect(after?.etag).not.toBe(before?.etag);
});

test('nothing is listed when the shell’s offer cannot be read', async () => {
  put('surface.json', { 'ui/map/map': ['Map'] });
  expect(await finder()(MAP)).toBeNull();
});

test.each([
  ['a page that is not for everybody', '/ciguawatch/case', release],
  ['an address that is no page', '/ciguawatch/nothing', release],
  ['a release of another host', MAP, { ...release, entry: `https://maps.example${release.entry}` }],
  ['a release that the shell refuses', MAP, { ...release, uses: { ...release.uses, 'ui/gone': ['Gone'] } }],
] as const)('nothing is named for %s', async (_, path, one) => {
  deploy(one);
  expect(await finder()(path)).toBeNull();
});
