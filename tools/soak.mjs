/**
 * `npm run soak -- [--seconds=180] [--engine=postgres] [--port=0]`: twenty clients report and sync while
 * the database restarts, servers are killed, the disk fills up, a clock jumps and two servers share a
 * database. Then compares acknowledged reports and clients' copies with the database. Run by hand.
 */
import { buildFirst, checkNode, fail } from '../scripts/run/step.mjs';
import { soakEmbedded } from './soak/embedded.mjs';
import { soakPostgres } from './soak/postgres.mjs';
import { printRun } from './soak/print.mjs';
import { clusterMissing } from './support/cluster.mjs';

checkNode();
await buildFirst();

const given = Object.fromEntries(process.argv.slice(2).map((word) => word.replace(/^--/, '').split('=')));
const seconds = Number(given.seconds ?? 180);
const port = Number(given.port ?? 0);
if (!(seconds >= 20 && seconds <= 3600)) fail('--seconds takes a number from 20 to 3600.');

const ENGINES = {
  postgres: ['PostgreSQL, two servers', soakPostgres, clusterMissing],
  embedded: ['embedded database', soakEmbedded, () => null],
};
const names = given.engine ? [given.engine] : Object.keys(ENGINES);
if (!names.every((name) => name in ENGINES))
  fail(`--engine takes one of ${Object.keys(ENGINES).join(', ')}.`);

let good = true;
for (const name of names) {
  const [title, soak, missing] = ENGINES[name];
  const why = missing();
  if (why) console.log(`\n── ${title}: SKIPPED (${why})`);
  else good = printRun(title, await soak(seconds / names.length, port)) && good;
}
process.exit(good ? 0 : 1);
