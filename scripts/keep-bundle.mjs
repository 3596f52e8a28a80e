/**
 * `node scripts/keep-bundle.mjs`: stores the last built mf-fishbase in e2e/kept-bundle, where a test runs
 * it in later shells (e2e/specs/deployment/earlier-release.spec.ts); without compressed copies, with the
 * licence.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../shared/webpack/files.mjs';
import { at } from '../shared/webpack/paths.mjs';
import { packedRelease, releaseFolder } from './release/release.mjs';
import { fail } from './run/step.mjs';

const ID = 'mf-fishbase';
const KEPT = at('e2e/kept-bundle', ID);

const release = packedRelease(ID);
if (!release) fail(`${ID} is not built: run npm run build -w ${ID} first.`);
const home = releaseFolder(ID);
const licence = path.join(home, 'LICENSE');
copyFileSync(at('LICENSE'), licence);
const files = walk(path.join(home, release.version)).filter((file) => !/\.(br|gz)$/.test(file));
const names = files.map((file) => path.relative(home, file));
execFileSync('tar', ['-czf', `${KEPT}.tgz`, '-C', home, 'LICENSE', ...names]);
rmSync(licence);
writeFileSync(`${KEPT}.json`, `${JSON.stringify(release, null, 1)}\n`);
console.log(`${ID} ${release.version} is kept in e2e/kept-bundle.`);
