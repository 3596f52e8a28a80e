/** `npm run bench [NAME …]`: runs the measurements of `scripts/bench/`, all or those named. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './run/install.mjs';
import { checkNode, ROOT, run } from './run/step.mjs';

checkNode();
await ensureInstalled();
const wanted = process.argv.slice(2);
const names = readdirSync(join(ROOT, 'scripts/bench'))
  .filter((file) => file.endsWith('.mjs') && !file.startsWith('_'))
  .map((file) => file.slice(0, -4))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
for (const name of names) {
  console.log(`\n── ${name}`);
  const { code } = await run(process.execPath, [join(ROOT, 'scripts/bench', `${name}.mjs`)]);
  if (code !== 0) process.exitCode = code;
}
