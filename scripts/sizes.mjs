/**
 * `npm run sizes`: builds, measures first visits in a browser (e2e/specs/deployment/sizes.spec.ts), and
 * writes docs/sizes.md with the limits of scripts/sizes/limits.json.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { playwright } from './run/check-commands.mjs';
import { ensureInstalled } from './run/install.mjs';
import { notesOf, readReport } from './run/playwright-report.mjs';
import { buildFirst, checkNode, fail, ROOT, run } from './run/step.mjs';
import { near, table } from './sizes/table.mjs';

const PAGE = join(ROOT, 'docs/sizes.md');
/** Above this line docs/sizes.md is written by hand, below it by the program. */
const DIVIDER = '<!-- below this line written by npm run sizes -->';

checkNode();
await ensureInstalled();
const { ensureChromium } = await import('./run/chromium.mjs');

await buildFirst();
const { path, why } = await ensureChromium();
if (!path) fail(why);

const results = join(ROOT, 'test-results/sizes.json');
mkdirSync(dirname(results), { recursive: true });
rmSync(results, { force: true });
const command = playwright({ chromium: path, args: ['specs/deployment/sizes\\.spec'], results });
const { code } = await run(process.execPath, command.args, { env: command.env });

const limits = JSON.parse(readFileSync(join(ROOT, 'scripts/sizes/limits.json'), 'utf8'));
const notes = notesOf(readReport(results), /^weight$/).map((note) => JSON.parse(note));
const weights = new Map(notes.map(({ name, weight }) => [name, weight]));
const missing = limits.filter(({ name }) => !weights.has(name)).map(({ name }) => name);
if (missing.length > 0) fail(`Not weighed: ${missing.join(', ')}.`);

const [kept] = readFileSync(PAGE, 'utf8').split(DIVIDER);
writeFileSync(PAGE, `${kept}${DIVIDER}\n\n${table(limits, weights)}\n`);
const format = ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', PAGE];
await run(process.execPath, format, { quiet: true });
console.log(`\n${table(limits, weights)}`);
for (const one of near(limits, weights))
  console.warn(`Nearer than 3 %: ${one}. Raise it in scripts/sizes/limits.json, or take off what came.`);
process.exit(code);
