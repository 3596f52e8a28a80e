/**
 * Rebuilds server, shell and modules when their files change, and reloads open pages. The web root is
 * `dist/dev`, so that a finished build stays unchanged.
 */
import { cpSync, writeSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { at, MODULES } from '../../shared/webpack/paths.mjs';
import { buildChart } from '../bundle/basemap.mjs';
import { configsOf } from '../bundle/bundle.mjs';
import { replaceFile } from '../bundle/replace-file.mjs';
import { publishDevelopment } from '../release/dev-registry.mjs';
import { fail } from '../run/step.mjs';
import { front } from './front.mjs';
import { developmentServer } from './server.mjs';

const WEB = at('dist/dev');
const PORT = Number(process.env.PORT ?? 8080);
const say = (text) => writeSync(1, `${text}\n`);

async function configs() {
  const of = (dir, out) => configsOf(at(dir, 'webpack.config.mjs'), { production: false, out });
  const modules = MODULES.map((id) => of(id, path.join(WEB, 'modules', id, 'dev')));
  // The service worker would serve old code instead of the file just saved.
  const shell = (await of('shell', WEB)).filter((config) => config.name === 'shell');
  for (const config of shell) config.entry.shell = [at('scripts/dev/reload.js'), config.entry.shell];
  const server = await configsOf(at('server/webpack.config.mjs'), { production: false });
  return [...shell, ...(await Promise.all(modules)).flat(), ...server];
}

/** Writes what pages request besides the bundles: a service worker, and that there is no newer build. */
function completeWebRoot() {
  cpSync(at('scripts/dev/sw.js'), path.join(WEB, 'sw.js'));
  replaceFile(path.join(WEB, 'latest-build.json'), '{}\n');
}

function report(stats) {
  const { name } = stats.compilation;
  const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
  if (stats.hasErrors()) say(stats.toString({ all: false, errors: true, colors: true }));
  else say(`${name} bundled in ${seconds} s`);
}

const server = developmentServer(PORT, WEB);
const entrance = front(server.ready);
entrance.server.once('error', (error) =>
  fail(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use: set PORT to a free one.` : error.message),
);
entrance.server.listen(PORT, 'localhost');
await buildChart(WEB);
completeWebRoot();
const compiler = webpack(await configs());
/** Hash of the last bundle by name; a bundle with errors does not reload pages. */
const seen = new Map();
let changed = false;
for (const one of compiler.compilers) {
  one.hooks.done.tap('report', (stats) => {
    report(stats);
    if (stats.hasErrors() || seen.get(one.name) === stats.hash) return;
    seen.set(one.name, stats.hash);
    changed = true;
    if (one.name.startsWith('mf-')) publishDevelopment(WEB);
    if (one.name === 'server') server.restart();
  });
}
const watching = compiler.watch({ aggregateTimeout: 50 }, async () => {
  if (!changed) return;
  changed = false;
  await server.ready();
  entrance.tell();
});
// The server must not outlive this process, or it would keep the port and the database.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    entrance.close();
    watching.close(() => void server.stop());
  });
}
