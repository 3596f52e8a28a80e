/** `npm run bench [NAME …]`: builds, then runs the named measurements of `tools/bench/`, or all. */
import { ensureInstalled } from '../scripts/run/install.mjs';
import { buildFirst, checkNode, fail, run } from '../scripts/run/step.mjs';

const ALL = ['desk', 'first-visit', 'pairs', 'reads', 'report-load', 'signals'];

checkNode();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !ALL.includes(name));
if (unknown.length > 0) fail(`There is no ${unknown.join(', ')}. One of: ${ALL.join(', ')}.`);
await ensureInstalled();
await buildFirst();
for (const name of asked.length > 0 ? asked : ALL) {
  console.log(`\n── ${name}`);
  const { code } = await run(process.execPath, [`tools/bench/${name}.mjs`]);
  if (code !== 0) process.exitCode = code;
}
