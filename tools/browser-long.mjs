/**
 * `npm run test:long -- browser`: the browser tests tagged `@long`, which repeat those of `npm test` in
 * other sizes, languages and time zones.
 */
import { playwright } from '../scripts/run/check-commands.mjs';
import { ensureChromium } from '../scripts/run/chromium.mjs';
import { buildFirst, fail, run } from '../scripts/run/step.mjs';

await buildFirst();
const { path, why } = await ensureChromium();
if (!path) fail(why);
const { args, env } = playwright({ chromium: path, args: process.argv.slice(2), tests: 'long' });
process.exit((await run(process.execPath, args, { env })).code);
