/** `npm run matrix`: writes `docs/access-matrix.md` as the server answers now. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const jest = join(root, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(
  process.execPath,
  [jest, '--selectProjects=server', '--testPathPatterns=server/access'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, WRITE_MATRIX: '1' } },
);
process.exit(status ?? 1);
