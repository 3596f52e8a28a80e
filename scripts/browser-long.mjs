/**
 * `npm run test:long -- browser`: the browser tests tagged `@long`, which repeat what `npm test` tries with other
 * sizes, languages and zones.
 */
import { playwright } from './run/check-commands.mjs';
import { ensureChromium } from './run/chromium.mjs';
import { fail, run } from './run/step.mjs';

const built = await run(process.execPath, ['scripts/build.mjs']);
if (built.code !== 0) process.exit(built.code);
const { path, why } = await ensureChromium();
if (!path) fail(why);
const { args, env } = playwright({ chromium: path, args: process.argv.slice(2), tests: 'long' });
process.exit((await run(process.execPath, args, { env })).code);
