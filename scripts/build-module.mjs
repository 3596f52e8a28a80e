/**
 * `npm run build -w mf-gis`: builds one module into `.cache/releases/mf-gis/`, a folder per version and
 * `release.json`, its registry entry. The portal is not changed.
 */
import { writeSync } from 'node:fs';
import path from 'node:path';
import { MODULES, ROOT } from '../shared/webpack/paths.mjs';
import { bundleStale } from './bundle/stale.mjs';
import { TARGETS } from './bundle/targets.mjs';
import { packedRelease, packRelease, releaseFolder } from './release/release.mjs';
import { alone } from './run/lock.mjs';
import { fail } from './run/step.mjs';

const [id] = process.argv.slice(2);
if (!MODULES.includes(id)) fail(`Usage: node scripts/build-module.mjs MODULE, one of ${MODULES.join(', ')}.`);

async function main() {
  const { names, compilations, done } = await bundleStale(TARGETS.filter(({ name }) => name === id));
  if (names.length > 0) await packRelease(id, compilations.get(id));
  done();
  const { version } = packedRelease(id);
  const folder = path.relative(ROOT, path.join(releaseFolder(id), version));
  writeSync(1, `${id} ${version} ${names.length > 0 ? 'built' : 'is built already'}: ${folder}\n`);
}

alone('build', main).catch((error) => fail(`The build failed.\n${error.message}`));
