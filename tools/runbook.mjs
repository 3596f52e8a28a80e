/**
 * `npm run test:long -- runbook`: runs the marked code blocks of docs/runbook.md in order, on its own
 * PostgreSQL, server and proxy; needs root for PostgreSQL.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFirst, checkNode, fail, ROOT } from '../scripts/run/step.mjs';
import { blocksOf } from './runbook/blocks.mjs';
import { tries } from './runbook/tries.mjs';
import { clusterMissing, makeCluster } from './support/cluster.mjs';
import { withFolder } from './support/folder.mjs';
import { ensureNginx } from './support/nginx.mjs';
import { ports } from './support/ports.mjs';

/** Tries the blocks, each in the state that the previous ones left. */
async function tryAll(house) {
  for (const { tried, why: reason, kind, text, line } of blocksOf(
    readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8'),
  )) {
    const [first] = text.split('\n');
    if (!tried) {
      console.log(`– line ${line}, ${first}: not tried, ${reason}`);
      continue;
    }
    const from = performance.now();
    const said = await tries(kind, text, house);
    console.log(
      `✓ line ${line}, ${first} (${Math.round(performance.now() - from)} ms)${said ? `\n${said}` : ''}`,
    );
  }
}

checkNode();
await buildFirst();
const why = (await ensureNginx()) ?? clusterMissing();
if (why) fail(why);

await withFolder('runbook-', async (folder) => {
  const [database, api, https] = await ports(3, 0);
  const cluster = makeCluster(database);
  const house = { folder, database, api, https, stop: [], env: {} };
  try {
    await tryAll(house);
  } finally {
    for (const stop of house.stop.reverse()) await stop();
    cluster.remove();
  }
}).catch((error) => fail(`A block of the runbook does not do what it says.\n${error.message}`));
