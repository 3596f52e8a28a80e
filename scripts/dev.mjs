/**
 * `npm run dev`: the server, the shell and the four modules, each bundled again when one of its
 * files changes. The web root is `dist/dev`, so that a finished build stays as it is.
 */
import { spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { at, MODULES } from '../shared/build/paths.mjs';
import { configsOf } from './lib/bundle.mjs';
import { buildChart } from './lib/chart.mjs';
import { publishDevelopment } from './lib/dev-registry.mjs';

const WEB = at('dist/dev');
const say = (text) => writeSync(1, `${text}\n`);

async function configs() {
  const of = (dir, out) => configsOf(at(dir, 'webpack.config.mjs'), { production: false, out });
  const modules = MODULES.map((id) => of(id, path.join(WEB, 'modules', id, 'dev')));
  // The service worker would keep yesterday's code in front of the file just saved.
  const shell = (await of('shell', WEB)).filter((config) => config.name === 'shell');
  const server = await configsOf(at('server/webpack.config.mjs'), { production: false });
  return [...shell, ...(await Promise.all(modules)).flat(), ...server];
}

let server;
let wanted = Promise.resolve();

/** Ends the running server, if any, and starts the fresh bundle once its database is closed. */
function restartServer() {
  wanted = wanted.then(async () => {
    if (server) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    server = spawn(process.execPath, ['--enable-source-maps', at('server/dist/server.mjs')], {
      cwd: at(),
      stdio: 'inherit',
      env: { ...process.env, PORTAL_DIR: WEB },
    });
  });
}

function report(stats) {
  const { name } = stats.compilation;
  const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
  if (stats.hasErrors()) say(stats.toString({ all: false, errors: true, colors: true }));
  else say(`${name} bundled in ${seconds} s`);
}

await buildChart(WEB);
const compiler = webpack(await configs());
for (const one of compiler.compilers) {
  one.hooks.done.tap('report', (stats) => {
    report(stats);
    if (stats.hasErrors()) return;
    if (one.name?.startsWith('mf-')) publishDevelopment(WEB);
    if (one.name === 'server') restartServer();
  });
}
const watching = compiler.watch({ aggregateTimeout: 150 }, () => {});
// Whatever ends this process ends the server with it, which would go on holding port and database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    watching.close(() => server?.kill('SIGINT'));
  });
}
