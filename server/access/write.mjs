/**
 * `npm run matrix`: regenerates `docs/access-matrix.md` and the lines of the page on roles from the responses
 * of a running server.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const run = (program, ...args) =>
  spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    ...{ cwd: root, stdio: 'inherit', env: { ...process.env, WRITE_MATRIX: '1' } },
  }).status ?? 1;

const status = run('jest/bin/jest.js', '--selectProjects=server', '--testPathPatterns=server/access');
process.exit(
  status || run('@biomejs/biome/bin/biome', 'format', '--write', 'shared/contract/access/powers.json'),
);
