/** `npm start`: installs, builds and serves the whole portal; a second start reuses all of it. */
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
  // The channel closes with this process, however it ends: the server hears it and ends too.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// The terminal sends Ctrl-C, and its own closing, to both processes; this one waits until the server has closed its database.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
endWithNpm(() => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)));
