/**
 * `npm run releases`, or `npm run releases -w mf-gis`: lists the sources of shell and server, and the
 * module versions in the portal, the last placed one first, with their sources, the one in service and how
 * it got there. `-- --to FOLDER` names another web root.
 */
import { writeSync } from 'node:fs';
import { MODULES } from '../shared/webpack/paths.mjs';
import { deliveryArguments } from './release/delivery-arguments.mjs';
import { madeOfText } from './release/made-of.mjs';
import { releasesInService } from './release/registry-file.mjs';
import { flips, readPart, records } from './release/release-records.mjs';

const { id, portal } = deliveryArguments('Usage: npm run releases [-w MODULE] [-- --to FOLDER]', {
  needsModule: false,
});
const inService = releasesInService(portal);
const say = (text) => writeSync(1, `${text}\n`);
const minute = (iso) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

for (const name of id ? [] : ['shell', 'server']) {
  const kept = readPart(name, portal);
  if (kept) say(`${name}  placed ${minute(kept.placed)}\n    ${madeOfText(kept.made)}`);
}
for (const name of id ? [id] : MODULES) {
  say(name);
  const current = inService[name]?.version;
  for (const { release, made, placed } of records(name, portal)) {
    const last = flips(name, portal).findLast((flip) => flip.version === release.version);
    const mark = release.version === current ? '*' : ' ';
    const came = last ? `, ${last.how} ${minute(last.at)}` : '';
    say(`${mark} ${release.version}  placed ${minute(placed)}${came}\n    ${madeOfText(made)}`);
  }
  if (!current) say('  nothing in service');
}
