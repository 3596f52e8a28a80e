import { cpSync, createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import { at } from '../../shared/webpack/paths.mjs';
import { configsOf } from '../bundle/bundle.mjs';
import { developmentRelease } from '../release/dev-registry.mjs';
import { fail } from '../run/step.mjs';
import { copyNamespaces } from '../texts/copy.mjs';
import { servedFile } from './served-file.mjs';

const CONTENT_TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/**
 * Any origin may load development bundles, and they must not be cached, since their names do not change.
 */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

/**
 * Watches one module and serves its files and `release.json`, its registry entry.
 * @param {string} id module
 * @param {number} port port to serve on
 * @param {string} portal address of the running portal, for the printed hint
 */
export async function serveModule(id, port, portal) {
  const web = at('dist/dev-modules', id);
  const folder = path.join(web, 'modules', id, 'dev');
  const server = createServer((request, response) => respond(id, web, request, response));
  server.once('error', (error) =>
    fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use: set PORT to a free one.` : error.message),
  );
  const site = `http://localhost:${port}`;
  let told = false;
  const compiler = webpack(await configsOf(at(id, 'webpack.config.mjs'), { production: false, out: folder }));
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) return fail(error.message);
    if (stats.hasErrors()) return console.log(stats.toString({ all: false, errors: true, colors: true }));
    const texts = path.join(folder, 'locales');
    cpSync(at(id, 'locales'), texts, { recursive: true });
    copyNamespaces(texts, (from) => from.startsWith(`${id}/src/`));
    console.log(`${id} bundled. Reload the page.`);
    if (!told) console.log(`Open ${portal}/?module=${id}@${site} (MODULE_ORIGINS of that portal: ${site}).`);
    told = true;
    if (!server.listening) server.listen(port, 'localhost');
    return undefined;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      watching.close(() => undefined);
    });
  }
}

function respond(id, web, { method, url = '/' }, response) {
  if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405).end();
  if (url.split('?')[0] === '/release.json') {
    const release = developmentRelease(web, id);
    const status = release === null ? 503 : 200;
    return response
      .writeHead(status, { ...HEADERS, 'content-type': 'application/json' })
      .end(`${JSON.stringify(release)}\n`);
  }
  const file = servedFile(web, url);
  const stream = file === null ? null : createReadStream(file);
  if (stream === null) return response.writeHead(404, HEADERS).end();
  stream.once('open', () => {
    const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...HEADERS, 'content-type': type });
    stream.pipe(response);
  });
  stream.once('error', () => response.writeHead(404, HEADERS).end());
  return undefined;
}
