/**
 * `npm run deploy -w mf-gis`: puts the module as it was last built into service: its version as one
 * more folder of the portal, then its entry in the registry. Whoever opens the portal next gets it.
 * `npm run deploy -w mf-gis -- --to FOLDER` does so in another web root than `dist/portal`.
 */
import { existsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { MODULES, PORTAL } from '../shared/build/paths.mjs';
import { writeLicences } from './lib/licences.mjs';
import { alone } from './lib/lock.mjs';
import { deploy, releases } from './lib/registry-file.mjs';
import { packedRelease } from './lib/release.mjs';
import { fail } from './run/step.mjs';

const [id, flag, folder] = process.argv.slice(2);
if (!MODULES.includes(id) || (flag !== undefined && !(flag === '--to' && folder)))
  fail(
    `Usage: node scripts/deploy-module.mjs MODULE [--to FOLDER], with MODULE one of ${MODULES.join(', ')}.`,
  );
const portal = folder === undefined ? PORTAL : path.resolve(process.env.INIT_CWD ?? '.', folder);

async function main() {
  const release = packedRelease(id);
  if (!release) throw new Error(`${id} is not built: run npm run build -w ${id} first.`);
  if (!existsSync(path.join(portal, 'surface.json')))
    throw new Error(`There is no portal in ${portal}: run npm run build first.`);
  const before = releases(portal)[id]?.version ?? 'nothing';
  await deploy({ [id]: release }, portal);
  writeLicences(portal);
  writeSync(1, `${id} ${release.version} is in service in ${portal}; before it was ${before}.\n`);
}

alone(main).catch((error) => fail(`Nothing was deployed.\n${error.message}`));
