import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../../shared/webpack/files.mjs';
import { at, CACHE, MODULES, PORTAL, readJson } from '../../shared/webpack/paths.mjs';
import { integrityOf } from '../../shared/webpack/plugins/integrity.mjs';
import { publicApi } from '../../shared/webpack/public-api.mjs';
import { writtenOffer } from '../public-api/earlier.mjs';
import { shortHash } from './fingerprint.mjs';
import { writeFrames } from './first-frames.mjs';
import { engineFiles, largeChunks } from './large-chunks.mjs';
import { replaceFile } from './replace-file.mjs';
import { sharedFiles } from './shared-files.mjs';

/** Chunks that the first page needs; the service worker precaches them. */
const CORE_CHUNKS = ['shell', 'bootstrap', 'drawing', 'area'];
/**
 * Chunks needed when the network is lost after the first page: number of waiting items, sender, outbox page
 * and texts. The service worker precaches them, because the warm-up may come too late.
 */
const OFFLINE_CHUNKS = ['waiting', 'sender', 'outbox-page', 'outbox-fr', 'outbox-en'];
/** Base paths of the modules' pages. */
const MODULE_BASE_PATHS = MODULES.map((id) => readJson(at(id, 'module.json')).basePath);
/** Number of earlier builds whose files are kept for open tabs. */
const KEPT_BUILDS = 2;

const inPortal = (name) => path.join(PORTAL, name);
const bundled = (name) => path.join(CACHE, 'shell', name);

/** Files of the given groups of chunks. */
function filesOf(compilation, names) {
  const files = new Set();
  for (const group of compilation.chunkGroups) {
    if (names.includes(group.name)) for (const file of group.getFiles()) files.add(file);
  }
  const missing = names.filter((name) => !compilation.namedChunkGroups.has(name));
  if (missing.length > 0) throw new Error(`no chunk is named ${missing.join(', ')}`);
  return [...files].sort();
}

/** Writes the service worker into the portal with the list of precached files. */
function placeWorker(list) {
  const source = readFileSync(bundled('sw.js'), 'utf8');
  const filled = source.replace('self.__WB_MANIFEST', JSON.stringify(list));
  if (filled === source) throw new Error('the service worker has no place for its precache list');
  replaceFile(inPortal('sw.js'), filled);
}

const integrity = (file) => integrityOf(readFileSync(bundled(file)));

const link = (file) =>
  `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="/${file}" integrity="${integrity(file)}">`;

/**
 * Adds digests to the tags that webpack wrote into the page, as its chunks have (plugins/integrity.mjs).
 */
const withDigests = (index) =>
  index.replace(
    /(<script defer src="\/([^"]+)"|<link href="\/([^"]+)" rel="stylesheet")>/g,
    (_, tag, script, sheet) => `${tag} integrity="${integrity(script ?? sheet)}">`,
  );

/**
 * Adds to the page its build, by which it notices a newer one, and the files that its first script will
 * load, so that they load in parallel.
 */
function withBuildAndFiles(index, build, compilation) {
  const shown = filesOf(compilation, ['shell']);
  const portal = filesOf(compilation, ['bootstrap', 'drawing']).filter((file) => !shown.includes(file));
  const areas = filesOf(compilation, ['area']).filter((file) => !portal.includes(file));
  const { map, charts } = engineFiles(compilation);
  const names = (files) => files.map((file) => `/${file}`).join(' ');
  const texts = (language) =>
    names(filesOf(compilation, [`texts-${language}`]).filter((file) => !portal.includes(file)));
  const places = {
    'data-fr="" data-en=""': `data-fr="${texts('fr')}" data-en="${texts('en')}"`,
    'data-map="" data-charts=""': `data-map="${names(map)}" data-charts="${names(charts)}"`,
    'name="portal-build" content=""': `name="portal-build" content="${build}"`,
    'name="area-files" content="" data-areas=""': `name="area-files" content="${names(areas)}" data-areas="${MODULE_BASE_PATHS.join(' ')}"`,
    '</head>': `${portal.map(link).join('')}</head>`,
  };
  return Object.entries(places).reduce((page, [place, filled]) => {
    if (!page.includes(place)) throw new Error(`the page has no place for ${filled}`);
    return page.replace(place, filled);
  }, index);
}

/** Deletes shell files that neither this build nor the kept earlier ones use. */
function deleteUnusedFiles(keep) {
  for (const file of walk(inPortal('assets'))) {
    const name = path.relative(PORTAL, file).replace(/\.(br|gz)$/, '');
    if (!keep.has(name)) rmSync(file);
  }
}

/**
 * Writes a bundled shell into the portal, its page last, with the offered names for deployments, the build
 * manifest for warm-up, the latest-build file for hourly checks and the service worker's list.
 */
export async function finishShell(compilation) {
  const manifestFile = inPortal('build-manifest.json');
  const before = existsSync(manifestFile) ? readJson(manifestFile) : null;
  const files = Object.keys(compilation.assets)
    .filter((name) => name.startsWith('assets/'))
    .sort();
  const core = filesOf(compilation, CORE_CHUNKS);
  const heavy = largeChunks(compilation);
  const index = withDigests(readFileSync(bundled('index.html'), 'utf8'));
  mkdirSync(inPortal('assets'), { recursive: true });
  for (const file of files) cpSync(bundled(file), inPortal(file));
  // Files that browsers and search engines request by a fixed name.
  cpSync(at('shell/public'), PORTAL, { recursive: true });
  const build = shortHash(JSON.stringify([index, files]));
  const history = before ? [{ build: before.build, files: before.files }, ...before.earlier] : [];
  const earlier = history.filter((item) => item.build !== build).slice(0, KEPT_BUILDS);
  replaceFile(inPortal('surface.json'), `${JSON.stringify(writtenOffer(publicApi()))}\n`);
  replaceFile(manifestFile, `${JSON.stringify({ build, files, core, heavy, earlier })}\n`);
  replaceFile(inPortal('latest-build.json'), `${JSON.stringify({ build })}\n`);
  await writeFrames();
  // Files loaded by every module page are already listed by the page itself (`completed`).
  const apart = (groups) => filesOf(compilation, groups).filter((file) => !core.includes(file));
  replaceFile(inPortal('first/shared-files.json'), `${JSON.stringify(sharedFiles(compilation, apart))}\n`);
  replaceFile(inPortal('index.html'), withBuildAndFiles(index, build, compilation));
  const first = [...new Set([...core, ...filesOf(compilation, OFFLINE_CHUNKS)])];
  placeWorker([
    { url: '/index.html', revision: build },
    ...first.map((name) => ({ url: `/${name}`, revision: null, integrity: integrity(name) })),
  ]);
  deleteUnusedFiles(new Set([...files, ...earlier.flatMap((item) => item.files)]));
}
