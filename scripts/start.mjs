/** `npm start`: installs, builds and serves the whole portal; later starts reuse all of it. */
import { spawn } from 'node:child_process';
import { endWithNpm } from './run/end-with-npm.mjs';
import { ensureInstalled } from './run/install.mjs';
import { SERVER_ENV } from './run/server-env.mjs';
import { buildFirst, checkNode, ROOT } from './run/step.mjs';

checkNode();
await ensureInstalled();
await buildFirst();

const server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/server.mjs'], {
  cwd: ROOT,
  env: { ...process.env, ...SERVER_ENV },
  // The IPC channel closes with this process, however it ends; the server notices and ends too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Terminals send Ctrl-C and hang-up to both processes; this one waits until the server has closed its
// database.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
endWithNpm(() => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
