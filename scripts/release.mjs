/**
 * `node scripts/release.mjs mf-gis FOLDER`: copies the module version in service, with `release.json` and
 * its record, for its container image or a static host.
 */
import { MODULES } from '../shared/webpack/paths.mjs';
import { copyInService } from './release/image.mjs';
import { fail } from './run/step.mjs';

const [id, folder] = process.argv.slice(2);
if (!MODULES.includes(id) || !folder)
  fail(`Usage: node scripts/release.mjs MODULE FOLDER, with MODULE one of ${MODULES.join(', ')}.`);
await copyInService(id, folder).catch((error) => fail(error.message));
