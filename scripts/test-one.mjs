/**
 * `npm run test:unit`, `test:api` and `test:e2e`, optionally with a pattern of paths: `npm run test:unit --
 * runtime/outbox`. Options are passed to Jest or Playwright: `npm run test:api -- auth -t refresh`. `npm
 * test` runs everything.
 */
import { jest, playwright } from './run/check-commands.mjs';
import { ensureInstalled } from './run/install.mjs';
import { buildFirst, checkNode, fail, run } from './run/step.mjs';

const [kind, ...args] = process.argv.slice(2);

async function browser() {
  // Otherwise the tests would run outdated code. Without changes this takes a second.
  await buildFirst();
  const { ensureChromium } = await import('./run/chromium.mjs');
  const { path, why } = await ensureChromium();
  return path ? playwright({ chromium: path, args, tests: 'all' }) : fail(why);
}

checkNode();
await ensureInstalled();
const commands = { unit: () => jest('unit', { args }), api: () => jest('api', { args }), e2e: browser };
if (!Object.hasOwn(commands, kind ?? '')) fail('Usage: node scripts/test-one.mjs unit|api|e2e [PATTERN …]');
const command = await commands[kind]();
const { code } = await run(process.execPath, command.args, { env: command.env });
process.exit(code);
