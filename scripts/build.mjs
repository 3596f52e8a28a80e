/**
 * `npm run build`: builds shell, modules and server into the web root `dist/portal`, skipping what has not
 * changed. A single module is built by `npm run build -w mf-gis` and put into service by `npm run deploy -w
 * mf-gis`.
 */
import { writeSync } from 'node:fs';
import path from 'node:path';
import { MODULES, PORTAL } from '../shared/webpack/paths.mjs';
import { buildChart } from './bundle/basemap.mjs';
import { compressFolder } from './bundle/compress.mjs';
import { writeLicences } from './bundle/licences.mjs';
import { finishShell } from './bundle/shell-files.mjs';
import { bundleStale } from './bundle/stale.mjs';
import { TARGETS } from './bundle/targets.mjs';
import { madeOf } from './release/made-of.mjs';
import { deploy, lastDeployed, releasesInService } from './release/registry-file.mjs';
import { isPlaced, packedRelease, packRelease } from './release/release.mjs';
import { keepPart } from './release/release-records.mjs';
import { alone } from './run/lock.mjs';
import { copyTexts } from './texts/copy.mjs';

const say = (text) => writeSync(1, `${text}\n`);

/** Whether a file of the web root may change under the same name. */
const mutable = (file) => !/\.[0-9a-f]{8}\.|^modules[\\/]/.test(path.relative(PORTAL, file));

/**
 * Modules whose current release has not been put into service here. An earlier version restored in the
 * registry stays unless something new was built. A release with the same files but another registry entry
 * counts as new.
 */
function undeployed() {
  const inService = releasesInService();
  const today = MODULES.map((id) => [id, packedRelease(id)]);
  return Object.fromEntries(
    today.filter(
      ([id, release]) =>
        !inService[id] ||
        lastDeployed(id) !== release.version ||
        !isPlaced(id, release.version) ||
        (inService[id].version === release.version &&
          JSON.stringify(inService[id]) !== JSON.stringify(release)),
    ),
  );
}

async function main() {
  const started = performance.now();
  const { names, compilations, done } = await bundleStale(TARGETS);
  if (names.includes('shell')) {
    await finishShell(compilations.get('shell'));
    copyTexts();
    await compressFolder(PORTAL, mutable);
  }
  for (const id of MODULES) if (names.includes(id)) await packRelease(id, compilations.get(id));
  const fresh = undeployed();
  if (Object.keys(fresh).length > 0) await deploy(fresh);
  if (names.length > 0) await writeLicences();
  for (const name of ['shell', 'server']) if (names.includes(name)) keepPart(name, madeOf());
  done();
  if (await buildChart()) names.push('chart');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(
    names.length === 0
      ? 'Nothing has changed since the last build.'
      : `Built ${names.join(', ')} in ${seconds} s.`,
  );
}

alone('build', main).catch((error) => {
  say(`The build failed.\n${error.message}`);
  process.exitCode = 1;
});
