/**
 * `node scripts/keep-bundle.mjs`: stores the last built mf-fishbase and shell in e2e/kept-bundle, where tests run
 * the module in later shells (e2e/specs/deployment/earlier-release.spec.ts) and the shell with later modules
 * (earlier-shell.spec.ts); without compressed copies, with the licences.
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
/** Files of a shell beside its scripts and styles. */
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

/** The libraries of maps, charts and documents are left out: no test opens a page that needs them. */
function keepShell() {
  const { files, heavy } = readJson(path.join(PORTAL, 'build-manifest.json'));
  const code = files.filter((file) => /\.(js|css)$/.test(file) && !heavy.includes(file));
  const tar = execFileSync('tar', ['-cf', '-', '-C', PORTAL, ...SHELL, ...code], { maxBuffer: 2 ** 26 });
  // A window over the whole file finds what its scripts have in common: 0.45 MB, 0.75 as gzip.
  const packed = brotliCompressSync(tar, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(path.join(FOLDER, 'shell.tar.br'), packed);
}
