/**
 * `npm run test:long -- map-programs`: GDAL reads the public data by OGC API Features, as QGIS does. What `ogr2ogr` wrote
 * must hold every public case, outline and sampling, with the types of their columns and valid shapes. Skipped where GDAL
 * is missing (Debian: `apt-get install gdal-bin`).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildFirst, checkNode, fail } from '../../scripts/run/step.mjs';
import { withFolder } from '../support/folder.mjs';
import { withServer } from '../support/server.mjs';

/** Milliseconds that GDAL is given for one command. */
const WITHIN = 600_000;

/** What a program of GDAL prints. */
function gdal(program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', timeout: WITHIN });
  if (error || status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? stderr}`);
  return stdout;
}

/** The number that a query over a file counts. */
const counted = (file, query) =>
  Number(/= (\d+)\s*$/.exec(gdal('ogrinfo', '-dialect', 'sqlite', '-sql', query, file).trim())?.[1]);

/** Number of public rows, by the call that is not read here otherwise. */
async function publicCases(url) {
  let count = 0;
  for (let chunk = 0; ; chunk += 1) {
    const answer = await fetch(`${url}/api/cw/caselist/?chunk=${chunk}`);
    if (answer.status === 404) return count;
    count += (await answer.json()).length;
  }
}

/** Types that GDAL must find, though the first features may hold none of these values. */
const TYPED = {
  cases: { case_month: 'Date', specie_id: 'Integer', specie_part_head: 'Integer(Boolean)' },
  outlines: { parent_id: 'Integer', license: 'String' },
  samplings: { at_water_temperature: 'Real', at_dino_identification: 'Integer(Boolean)' },
};

async function read(server, folder) {
  const faults = [];
  const source = `OAPIF:${server.url}/ogc`;
  const file = path.join(folder, 'public.gpkg');
  const from = performance.now();
  gdal('ogr2ogr', '-oo', 'PAGE_SIZE=1000', '-f', 'GPKG', file, source);
  const took = ((performance.now() - from) / 1000).toFixed(1);
  for (const [name, types] of Object.entries(TYPED)) {
    const head = gdal('ogrinfo', '-so', source, name);
    for (const [column, type] of Object.entries(types))
      if (!head.includes(`${column}: ${type} (`)) faults.push(`${name}.${column} is no ${type}`);
    const answer = await fetch(`${server.url}/ogc/collections/${name}/items?limit=1`);
    const { numberMatched } = await answer.json();
    const rows = counted(file, `select count(*) from ${name}`);
    const invalid = counted(
      file,
      `select count(*) from ${name} where geom is not null and not ST_IsValid(geom)`,
    );
    console.log(`${name}: ${rows} of ${numberMatched} features, ${invalid} invalid`);
    if (rows !== numberMatched || !(rows > 0)) faults.push(`${name}: ${rows} of ${numberMatched}`);
    if (invalid !== 0) faults.push(`${name}: ${invalid} invalid shapes`);
  }
  const known = await publicCases(server.url);
  const cases = counted(file, 'select count(*) from cases');
  if (cases !== known) faults.push(`${cases} cases by OGC API Features, ${known} by cw/caselist/`);
  const across = gdal('ogrinfo', '-so', '-spat', '170', '-25', '180', '-10', source, 'cases');
  if (!/Feature Count: [1-9]/.test(across)) faults.push('nothing west of 180°');
  console.log(`ogr2ogr took ${took} s`);
  return faults;
}

checkNode();
const there = spawnSync('ogrinfo', ['--version'], { encoding: 'utf8' });
if (there.error) {
  console.log('SKIPPED: ogrinfo is not there (Debian: apt-get install gdal-bin).');
  process.exit(0);
}
console.log(there.stdout.trim());
await buildFirst();
const faults = await withServer({}, (server) =>
  withFolder('map-programs-', (folder) => read(server, folder)),
);
if (faults.length > 0) fail(faults.join('\n'));
