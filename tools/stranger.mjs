/**
 * `npm run test:long -- stranger`: reads everything that is public for three simulated months, to find
 * withheld answers in it.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../scripts/run/step.mjs';

const [weeks = '13'] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--selectProjects=server',
    '--testPathPatterns=server/test/stranger/',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STRANGER_WEEKS: weeks, TEST_LENGTH: 'long' } },
);
process.exit(status ?? 1);
