/**
 * The gateway as the containers run it, tried with a real nginx and its brotli module in front of the
 * built portal: a server that reads the modules' `release.json`, an nginx with the four modules, and the
 * gateway with a certificate of its own. `npm run test:long -- gateway`.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './gateway/checks.mjs';
import { ensureNginx } from './gateway/install.mjs';
import { startPortal } from './gateway/portal.mjs';
import { checkNode, fail, run } from './run/step.mjs';

checkNode();
const built = await run(process.execPath, ['scripts/build.mjs']);
if (built.code !== 0) process.exit(built.code);
const why = await ensureNginx();
if (why) fail(why);

const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
// The workers of nginx are of another account.
chmodSync(folder, 0o755);
const failed = [];
const portal = await startPortal(folder);
try {
  for (const [name, check] of checks) {
    const from = performance.now();
    const wrong = await check(portal).then(
      () => null,
      (error) => error.message,
    );
    console.log(`${wrong ? '✘' : '✓'} ${name} (${Math.round(performance.now() - from)} ms)`);
    if (wrong) failed.push(`${name}: ${wrong}`);
  }
} finally {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (failed.length > 0) fail(failed.join('\n'));
