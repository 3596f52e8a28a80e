/**
 * Two servers of one PostgreSQL behind the gateway, with folders of their own and one for pictures in common: what
 * people do meets now one, now the other. `npm run test:long -- servers`; as root, for a PostgreSQL of its own.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNginx } from './gateway/install.mjs';
import { checkNode, fail, run } from './run/step.mjs';
import { clusterMissing } from './soak/cluster.mjs';
import { checks } from './two-servers/checks.mjs';
import { startPair } from './two-servers/pair.mjs';

checkNode();
const built = await run(process.execPath, ['scripts/build.mjs']);
if (built.code !== 0) process.exit(built.code);
const why = (await ensureNginx()) ?? clusterMissing();
if (why) fail(why);

const folder = mkdtempSync(join(tmpdir(), 'two-servers-'));
// The workers of nginx are of another account.
chmodSync(folder, 0o755);
const failed = [];
const pair = await startPair(folder);
try {
  for (const [name, check] of checks) {
    const from = performance.now();
    const wrong = await check(pair).then(
      () => null,
      (error) => error.message,
    );
    console.log(`${wrong ? '✘' : '✓'} ${name} (${Math.round(performance.now() - from)} ms)`);
    if (wrong) failed.push(`${name}: ${wrong}`);
  }
} finally {
  await pair.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (failed.length > 0) fail(failed.join('\n'));
