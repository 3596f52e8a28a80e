/**
 * `node scripts/release.mjs mf-gis FOLDER`: copies the built version of one module that is in service, with
 * `release.json`, the entry a registry has for it, and `made.txt`, what it was made of, for a static host of its own.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES, PORTAL } from '../shared/build/paths.mjs';
import { madeOfText } from './release/made-of.mjs';
import { releases } from './release/registry-file.mjs';
import { readRecord } from './release/release-records.mjs';
import { fail } from './run/step.mjs';

const [id, folder] = process.argv.slice(2);
if (!MODULES.includes(id) || !folder)
  fail(`Usage: node scripts/release.mjs MODULE FOLDER, with MODULE one of ${MODULES.join(', ')}.`);
const release = releases()[id];
if (!release) fail(`${id} is not built: run npm run build first.`);
const home = path.join(folder, id);
mkdirSync(home, { recursive: true });
cpSync(path.join(PORTAL, 'modules', id, release.version), path.join(home, release.version), {
  recursive: true,
});
writeFileSync(path.join(home, 'release.json'), `${JSON.stringify(release)}\n`);
writeFileSync(path.join(home, 'made.txt'), `${madeOfText(readRecord(id, release.version)?.made)}\n`);
