/**
 * `node scripts/keep-bundle.mjs`: stores the last built mf-fishbase and shell, with licences, in
 * e2e/kept-bundle. Browser tests run that module in later shells (e2e/specs/deployment/earlier-release.spec.ts)
 * and that shell with later modules (earlier-shell.spec.ts).
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { walk } from '../shared/webpack/files.mjs';
import { at, PORTAL, readJson } from '../shared/webpack/paths.mjs';
import { packedRelease, releaseFolder } from './release/release.mjs';
import { fail } from './run/step.mjs';

const ID = 'mf-fishbase';
const FOLDER = at('e2e/kept-bundle');
/** Files of the shell that are kept in addition to its scripts and styles. */
const SHELL = [
  ...['index.html', 'build-manifest.json', 'surface.json', 'licences.txt'],
  ...['first/frames.json', 'first/shared-files.json'],
];

const release = packedRelease(ID);
if (!release) fail(`${ID} is not built: run npm run build first.`);
keepModule();
keepShell();
console.log(`${ID} ${release.version} and the shell are kept in e2e/kept-bundle.`);

function keepModule() {
  const home = releaseFolder(ID);
  const licence = path.join(home, 'LICENSE');
  copyFileSync(at('LICENSE'), licence);
  const files = walk(path.join(home, release.version)).filter((file) => !/\.(br|gz)$/.test(file));
  const names = files.map((file) => path.relative(home, file));
  execFileSync('tar', ['-czf', path.join(FOLDER, `${ID}.tgz`), '-C', home, 'LICENSE', ...names]);
  rmSync(licence);
  writeFileSync(path.join(FOLDER, `${ID}.json`), `${JSON.stringify(release, null, 1)}\n`);
}

/** Keeps the shell without the libraries of maps, charts and documents, since no test opens a page that loads them. */
function keepShell() {
  const { files, heavy } = readJson(path.join(PORTAL, 'build-manifest.json'));
  const code = files.filter((file) => /\.(js|css)$/.test(file) && !heavy.includes(file));
  const tar = execFileSync('tar', ['-cf', '-', '-C', PORTAL, ...SHELL, ...code], { maxBuffer: 2 ** 26 });
  // A Brotli window of 16 MB spans the archive, so that repeated text is stored once: 0.45 MB, with gzip 0.75
  // MB.
  const packed = brotliCompressSync(tar, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(path.join(FOLDER, 'shell.tar.br'), packed);
}
