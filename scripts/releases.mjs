/**
 * `npm run releases`, or `npm run releases -w mf-gis`: the versions of the modules that lie in the portal,
 * the one placed last first, with the one in service marked and how it came there.
 * `-- --to FOLDER` names another web root.
 */
import { writeSync } from 'node:fs';
import { MODULES } from '../shared/build/paths.mjs';
import { deliveryArguments } from './lib/delivery-arguments.mjs';
import { releases } from './lib/registry-file.mjs';
import { flips, records } from './lib/release-records.mjs';

const { id, portal } = deliveryArguments('Usage: npm run releases [-w MODULE] [-- --to FOLDER]', {
  needsModule: false,
});
const inService = releases(portal);
const say = (text) => writeSync(1, `${text}\n`);

for (const name of id ? [id] : MODULES) {
  say(name);
  const current = inService[name]?.version;
  for (const { release, placed } of records(name, portal)) {
    const last = flips(name, portal).findLast((flip) => flip.version === release.version);
    const mark = release.version === current ? '*' : ' ';
    const came = last ? `, ${last.how} ${last.at.slice(0, 16).replace('T', ' ')} UTC` : '';
    say(`${mark} ${release.version}  placed ${placed.slice(0, 16).replace('T', ' ')} UTC${came}`);
  }
  if (!current) say('  nothing in service');
}
