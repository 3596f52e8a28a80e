/**
 * `npm run test:long -- api`: all tests without a browser in full. The API runs on both databases, where
 * `npm test` takes the one of the machine, and tests over many made cases go through all of them.
 */
import { jest } from '../scripts/run/check-commands.mjs';
import { fail, run } from '../scripts/run/step.mjs';

if (!process.env.TEST_DATABASE_URL)
  fail('TEST_DATABASE_URL is not set: the API would run on the embedded database only.');
const { args, env } = jest('all', { args: process.argv.slice(2) });
process.exit((await run(process.execPath, args, { env: { ...env, TEST_LENGTH: 'long' } })).code);
