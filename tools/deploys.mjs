/**
 * `npm run test:long -- deploys`: a hundred deploys and rollbacks of mf-ciguawatch by the runbook's
 * commands in a running portal, while twenty people fill in its report. Nobody may see an error, a reload
 * or a lost answer; all reports arrive, and files of both versions stay available. Prints how long the
 * steps took.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy, releasesInService } from '../scripts/release/registry-file.mjs';
import { buildFirst, checkNode, fail, ROOT, run } from '../scripts/run/step.mjs';
import { secondVersion } from './deploys/second-version.mjs';
import { Session } from './deploys/session.mjs';
import { withChromium } from './support/browser.mjs';
import { table } from './support/print.mjs';
import { publicNumbers } from './support/public-cases.mjs';
import { withServer } from './support/server.mjs';

const MODULE_ID = 'mf-ciguawatch';
const STEPS = 100;
const SESSIONS = 20;

checkNode();
await buildFirst();

const folder = mkdtempSync(join(tmpdir(), 'deploys-'));
const portal = join(folder, 'portal');
const faults = [];
const times = { deploy: [], rollback: [] };

/** Runs one of the two commands and records its duration. */
async function step(command, url, entries) {
  const program = `scripts/${command}-module.mjs`;
  const from = performance.now();
  const options = command === 'deploy' ? ['--no-browser'] : [];
  const { code, output } = await run(process.execPath, [program, MODULE_ID, '--to', portal, ...options], {
    quiet: true,
  });
  times[command].push(performance.now() - from);
  if (code !== 0) faults.push(`${command}: ${output.trim()}`);
  for (const entry of entries) {
    const { status } = await fetch(url + entry);
    if (status !== 200) faults.push(`${entry} answers ${status} after a ${command}`);
  }
}

async function tryDeploys(browser, url, entries) {
  const before = (await publicNumbers(url)).size;
  const sessions = [];
  for (let n = 0; n < SESSIONS; n++) sessions.push(await Session.open(browser, url));
  for (let n = 0; n < STEPS; n++) {
    await Promise.all([
      step(n % 2 === 0 ? 'deploy' : 'rollback', url, entries),
      sessions[n % SESSIONS].type(),
    ]);
    // A visitor between two steps gets one complete version.
    if (n % 10 === 9) {
      const late = await Session.open(browser, url);
      faults.push(...late.faults);
      await late.close();
    }
  }
  for (const session of sessions) {
    await session.finish();
    faults.push(...session.faults);
    await session.close();
  }
  const stored = (await publicNumbers(url)).size - before;
  if (stored !== SESSIONS) faults.push(`${stored} reports of ${SESSIONS} are stored`);
}

try {
  cpSync(join(ROOT, 'dist/portal'), portal, { recursive: true });
  const second = await secondVersion(MODULE_ID, join(folder, 'releases'));
  const entries = [releasesInService(portal)[MODULE_ID].entry, second.entry];
  await deploy({ [MODULE_ID]: second }, portal, join(folder, 'releases'));
  await withServer({ PORTAL_DIR: portal }, ({ url }) =>
    withChromium((browser) => tryDeploys(browser, url, entries)),
  );
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

const of = (list) => {
  const sorted = [...list].sort((a, b) => a - b);
  return `${sorted.length}, median ${Math.round(sorted[sorted.length >> 1])} ms, longest ${Math.round(sorted.at(-1))} ms`;
};
table(`Deploys and rollbacks while ${SESSIONS} people fill in a report`, {
  deploys: of(times.deploy),
  rollbacks: of(times.rollback),
  faults: String(faults.length),
});
if (faults.length > 0) fail([...new Set(faults)].join('\n'));
