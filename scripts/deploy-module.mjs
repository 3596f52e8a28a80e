/**
 * `npm run deploy -w mf-gis`: puts the last built version of a module into service: copies its files into
 * the portal, then changes the registry. Then its files are compared with their digests and, where a portal
 * runs and Chromium exists, opened in a browser; on failure the previous version is restored and the exit
 * code is 1.
 * `-- --to FOLDER` uses another web root than `dist/portal`, `--url` another portal, `--no-browser`
 * compares files only.
 */
import { existsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { writeLicences } from './bundle/licences.mjs';
import { deliveryArguments } from './release/delivery-arguments.mjs';
import { flipBack } from './release/flip-back.mjs';
import { deploy, flip, releasesInService } from './release/registry-file.mjs';
import { packedRelease } from './release/release.mjs';
import { fileFaults } from './release/smoke.mjs';
import { browserFault } from './release/smoke-browser.mjs';
import { alone } from './run/lock.mjs';
import { fail } from './run/step.mjs';

const { id, portal, url } = deliveryArguments(
  'Usage: npm run deploy -w MODULE [-- --to FOLDER] [--url ADDRESS] [--no-browser]',
);
const say = (text) => writeSync(1, `${text}\n`);

/** What is wrong with a release just put into service; null when nothing is. */
async function fault(release) {
  const faults = fileFaults(id, release.version, portal);
  if (faults.length > 0) return faults.join('; ');
  if (url === null) return null;
  const tried = await browserFault(url, release);
  if (tried.skipped) say(`No browser opened it: ${tried.skipped}.`);
  return tried.fault ?? null;
}

async function main() {
  const release = packedRelease(id);
  if (!release) throw new Error(`${id} is not built: run npm run build -w ${id} first.`);
  if (!existsSync(path.join(portal, 'surface.json')))
    throw new Error(`There is no portal in ${portal}: run npm run build first.`);
  const before = releasesInService(portal)[id]?.version ?? null;
  await deploy({ [id]: release }, portal);
  const wrong = await fault(release);
  if (wrong !== null) {
    if (before === null) await flip({ [id]: null }, 'smoke', portal);
    else if (before !== release.version) await flipBack(id, { version: before, how: 'smoke', portal });
    throw new Error(
      `${release.version} failed its test: ${wrong}\nIn service is ${before ?? 'nothing'} again.`,
    );
  }
  await writeLicences(portal);
  say(`${id} ${release.version} is in service in ${portal}; before it was ${before ?? 'nothing'}.`);
}

alone('build', main).catch((error) => fail(`Nothing was deployed.\n${error.message}`));
