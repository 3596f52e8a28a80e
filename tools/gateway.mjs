/**
 * `npm run test:long -- gateway`: tests the gateway as in the containers, with a real nginx with brotli: a
 * server that reads the modules' `release.json`, an nginx for the four modules, and the gateway with its
 * own certificate.
 */
import { buildFirst, checkNode, fail } from '../scripts/run/step.mjs';
import { checks } from './gateway/checks.mjs';
import { startPortal } from './gateway/portal.mjs';
import { failing } from './support/checks.mjs';
import { withFolder } from './support/folder.mjs';
import { ensureNginx } from './support/nginx.mjs';

checkNode();
await buildFirst();
const why = await ensureNginx();
if (why) fail(why);

const failed = await withFolder('gateway-', async (folder) => {
  const portal = await startPortal(folder);
  return failing(checks, portal).finally(portal.stop);
});
if (failed.length > 0) fail(failed.join('\n'));
