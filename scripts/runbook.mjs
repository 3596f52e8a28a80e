/**
 * Runs the blocks of docs/runbook.md that say so, in their order, on a PostgreSQL, with a server and a proxy of
 * their own. `npm run test:long -- runbook`; as root, for the PostgreSQL.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from './gateway/install.mjs';
import { checkNode, fail, ROOT } from './run/step.mjs';
import { blocksOf } from './runbook/blocks.mjs';
import { tries } from './runbook/tries.mjs';
import { clusterMissing, makeCluster } from './soak/cluster.mjs';
import { ports } from './soak/ports.mjs';

checkNode();
const why = (await ensureNginx()) ?? clusterMissing();
if (why) fail(why);

const folder = mkdtempSync(join(tmpdir(), 'runbook-'));
// The workers of nginx are of another account.
chmodSync(folder, 0o755);
const [database, api, https] = await ports(3, 0);
const cluster = makeCluster(database);
const house = { folder, database, api, https, stop: [], env: {} };
let wrong = null;
try {
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
} catch (error) {
  wrong = error;
} finally {
  for (const stop of house.stop.reverse()) await stop();
  cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}
if (wrong) fail(`A block of the runbook does not do what it says.\n${wrong.message}`);
