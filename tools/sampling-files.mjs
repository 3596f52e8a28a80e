/**
 * `npm run test:long sampling-files`: imports 10,000 generated files of samplings; each line must become a
 * row or be reported.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../scripts/run/step.mjs';

const [files = '10000'] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--selectProjects=server',
    '--testPathPatterns=tools/sampling-files/',
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SAMPLING_FILES: files } },
);
process.exit(status ?? 1);
