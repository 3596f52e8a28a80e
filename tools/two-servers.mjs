/**
 * `npm run test:long -- servers`: two servers of one PostgreSQL behind the gateway, with separate data
 * folders and a shared one for pictures, so that requests reach either server; needs root for its own
 * PostgreSQL.
 */
import { buildFirst, checkNode, fail } from '../scripts/run/step.mjs';
import { failing } from './support/checks.mjs';
import { clusterMissing } from './support/cluster.mjs';
import { withFolder } from './support/folder.mjs';
import { ensureNginx } from './support/nginx.mjs';
import { checks } from './two-servers/checks.mjs';
import { startPair } from './two-servers/pair.mjs';

checkNode();
await buildFirst();
const why = (await ensureNginx()) ?? clusterMissing();
if (why) fail(why);

const failed = await withFolder('two-servers-', async (folder) => {
  const pair = await startPair(folder);
  const wrong = await failing(checks, pair).finally(pair.stop);
  return [...wrong, ...pair.servers.flatMap(({ died }) => died)];
});
if (failed.length > 0) fail(failed.join('\n'));
