/** `npm test`: installs packages and runs every check; prints what ran, with times. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jest, playwright } from './run/check-commands.mjs';
import { ensureInstalled } from './run/install.mjs';
import { checkNode, ROOT, run } from './run/step.mjs';

checkNode();
await ensureInstalled();
const { ensureChromium } = await import('./run/chromium.mjs');

const results = join(ROOT, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const rows = [];
const totals = { passed: 0, failed: 0, skipped: 0 };

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * Runs one check; `count` reads its result file. A check without counts counts as one. The output of a
 * quiet one is printed when it ends, so that it can run beside others.
 */
async function check(name, command, args, { env, count, quiet = false } = {}) {
  if (!quiet) console.log(`\n── ${name}`);
  const from = Date.now();
  const { code, output } = await run(command, args, { env, quiet });
  if (quiet) console.log(`\n── ${name}\n${output}`);
  const counted = count?.();
  const { passed, failed, skipped } = counted ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const hasFailed = code !== 0 || failed > 0;
  const isEmpty = Boolean(counted) && passed === 0;
  if (isEmpty && code === 0) console.log('no test ran');
  totals.passed += passed;
  totals.failed += Math.max(failed, hasFailed || isEmpty ? 1 : 0);
  totals.skipped += skipped;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  rows.push([name, hasFailed ? 'FAILED' : 'ok', `${seconds} s`, counted ? `${passed} tests` : '']);
  return code === 0;
}

function skip(name, why) {
  console.log(`\n── ${name}\nSKIPPED: ${why}`);
  rows.push([name, 'SKIPPED', '', why]);
}

const jestCount = (file) => () => {
  const json = readJson(file);
  return json && { passed: json.numPassedTests, failed: json.numFailedTests, skipped: json.numPendingTests };
};
const playwrightCount = (file) => () => {
  const stats = readJson(file)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
};

const node = process.execPath;
const bin = (name) => join(ROOT, 'node_modules', ...name.split('/'));
const unit = join(results, 'unit.json');
const browser = join(results, 'browser.json');

const quiet = { quiet: true };
const look = async () => {
  await check(
    'lint and format',
    node,
    [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
    quiet,
  );
  await check('public API', node, ['scripts/public-api.mjs', '--check'], quiet);
  await check('texts', node, ['scripts/texts/check.mjs'], quiet);
};
const [built] = await Promise.all([
  check('build', node, ['scripts/build.mjs'], quiet),
  check('types', node, [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'], quiet),
  look(),
]);
if (built) await check('same bytes elsewhere', node, ['scripts/same-bytes.mjs', 'mf-gis'], quiet);
else skip('same bytes elsewhere', 'the build failed');
const tests = jest('all', { results: unit });
await check('unit and API', node, tests.args, { env: tests.env, count: jestCount(unit) });
if (!process.env.TEST_DATABASE_URL) {
  skip('API on PostgreSQL', 'TEST_DATABASE_URL is not set; the API ran on the embedded database only');
}
const chromium = await ensureChromium();
if (!chromium.path) {
  rows.push(['browser', 'FAILED', '', chromium.why]);
  totals.failed += 1;
} else if (!built) {
  skip('browser', 'the build failed');
} else {
  const pages = playwright({ chromium: chromium.path, results: browser });
  await check('browser', node, pages.args, { env: pages.env, count: playwrightCount(browser) });
}

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));
console.log(
  `\n${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}\n`,
);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
