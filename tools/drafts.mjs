/**
 * `npm run test:long drafts`: fills in each form with drafts 300 times, with steps of 0 to 5 seconds of a
 * simulated clock.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../scripts/run/step.mjs';

const [runs = '300'] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--selectProjects=browser',
    '--testPathPatterns=(-steps|kept-draft)\\.test',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, DRAFT_RUNS: runs, TEST_TIMEOUT: '3600000' } },
);
process.exit(status ?? 1);
