/** `npm run fuzz`: many requests to every call, made from its schemas; `-- 2000` sends 2,000 to each. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [runs = '700', seed = String(Date.now() % 2_000_000_000)] = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects=server',
    '--testPathPatterns=server/fuzz/fuzz.test',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed } },
);
process.exit(status ?? 1);
