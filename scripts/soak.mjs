/**
 * `npm run soak -- [--seconds=180] [--port=0]`: twenty clients report and sync while the database restarts,
 * servers are killed, the disk fills, a clock jumps and two servers share one database. Then every
 * acknowledged report and every client's copy is compared with the database. By hand; needs a build.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, fail, ROOT } from './run/step.mjs';
import { clusterMissing } from './soak/cluster.mjs';
import { soakEmbedded } from './soak/embedded.mjs';
import { soakPostgres } from './soak/postgres.mjs';
import { printRun } from './soak/print.mjs';

checkNode();
if (!existsSync(join(ROOT, 'server/dist/server.mjs')))
  fail('server/dist/server.mjs is missing: run `npm run build` first.');

const given = Object.fromEntries(process.argv.slice(2).map((word) => word.replace(/^--/, '').split('=')));
const seconds = Number(given.seconds ?? 180);
const port = Number(given.port ?? 0);
if (!(seconds >= 20 && seconds <= 3600)) fail('--seconds takes a number from 20 to 3600.');

const runs = [];
const why = clusterMissing();
if (why) console.log(`PostgreSQL  SKIPPED: ${why}`);
else runs.push(['PostgreSQL, two servers', (share) => soakPostgres(share, port)]);
runs.push(['embedded database', (share) => soakEmbedded(share, port)]);

let good = true;
for (const [name, soak] of runs) good = printRun(name, await soak(seconds / runs.length)) && good;
process.exit(good ? 0 : 1);
