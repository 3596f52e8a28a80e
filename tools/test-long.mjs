/**
 * `npm run test:long [NAME …]`: checks that are too slow for `npm test`, all or the named ones; prints what
 * ran, with times. Run before a release.
 */
import { ensureInstalled } from '../scripts/run/install.mjs';
import { checkNode, fail, run } from '../scripts/run/step.mjs';

/** The checks in order: name > program. To add one, add a line. */
const PARTS = {
  advisories: 'tools/advisories.mjs',
  api: 'tools/api-long.mjs',
  browser: 'tools/browser-long.mjs',
  bytes: 'scripts/same-bytes.mjs',
  engines: 'tools/engines.mjs',
  drafts: 'tools/drafts.mjs',
  fuzz: 'server/fuzz/run.mjs',
  'map-programs': 'tools/readers/map-programs.mjs',
  'sampling-files': 'tools/sampling-files.mjs',
  schemas: 'tools/readers/schemas.mjs',
  translators: 'tools/readers/translators.mjs',
  stranger: 'tools/stranger.mjs',
  soak: 'tools/soak.mjs',
  drill: 'tools/drill.mjs',
  gateway: 'tools/gateway.mjs',
  servers: 'tools/two-servers.mjs',
  runbook: 'tools/runbook.mjs',
  devices: 'tools/devices.mjs',
  deploys: 'tools/deploys.mjs',
  mutate: 'tools/mutate.mjs',
  xlsform: 'tools/readers/xlsform.mjs',
};

checkNode();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) fail(`There is no ${unknown.join(', ')}. One of: ${Object.keys(PARTS).join(', ')}.`);
await ensureInstalled();

const rows = [];
for (const name of asked.length > 0 ? asked : Object.keys(PARTS)) {
  console.log(`\n── ${name}`);
  const from = Date.now();
  const { code } = await run(process.execPath, [PARTS[name]]);
  rows.push([name, code === 0 ? 'ok' : 'FAILED', `${((Date.now() - from) / 1000).toFixed(0)} s`]);
}
const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
console.log(
  `\n${rows.map((row) => row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  ')).join('\n')}`,
);
process.exit(rows.some(([, verdict]) => verdict === 'FAILED') ? 1 : 0);
