/**
 * `npm run test:engines`: tests the built portal in Chromium, Firefox and WebKit. An engine that cannot be
 * installed is SKIPPED with the reason. Arguments select files: `npm run test:engines -- figures`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../scripts/run/install.mjs';
import { notesOf, readReport } from '../scripts/run/playwright-report.mjs';
import { buildFirst, checkNode, fail, ROOT, run } from '../scripts/run/step.mjs';

checkNode();
await ensureInstalled();
const { ensureChromium } = await import('../scripts/run/chromium.mjs');
const { installEngines } = await import('./engines/install.mjs');

const chromium = await ensureChromium();
if (!chromium.path) fail(chromium.why);
await installEngines();
const node = process.execPath;
await buildFirst();

const results = join(ROOT, 'test-results/engines.json');
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
rmSync(results, { force: true });
const { code } = await run(
  node,
  [
    join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e/engines/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { env: { CHROMIUM_PATH: chromium.path, ENGINES_RESULTS: results } },
);

const report = readReport(results);
for (const reason of new Set(notesOf(report, /^skip/))) console.log(`SKIPPED: ${reason}`);
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
console.log(`${expected} passed, ${unexpected + flaky} failed, ${skipped} skipped`);
process.exit(code === 0 && expected > 0 ? 0 : 1);
