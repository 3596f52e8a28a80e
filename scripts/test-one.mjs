/**
 * `npm run test:unit`, `test:api` and `test:e2e`, each with a file or a pattern of paths if wanted:
 * `npm run test:unit -- runtime/outbox`. What begins with a dash goes to Jest or Playwright as it is:
 * `npm run test:api -- auth -t refresh`. `npm test` runs everything.
 */
import { jest, playwright } from './run/check-commands.mjs';
import { ensureInstalled } from './run/install.mjs';
import { buildFirst, checkNode, fail, run } from './run/step.mjs';

const [kind, ...args] = process.argv.slice(2);

async function browser() {
  // Otherwise the tests would run over yesterday's code. Without a change this takes a second.
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
