import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Feature } from '../../deps';
import { withinTime } from '../../health/within-time';
import { notFound } from '../../http/errors/http-error';
import { type CachedBody, encodedBytes } from '../../http/response-cache/cached-body';
import { encodingOf } from '../../http/response-cache/send-body';
import { sendTagged } from '../../http/send-text';
import { addVary } from '../../http/vary';
import { basemapFolder, builtManifest } from './built-manifest';
import { currentManifest } from './current-manifest';
import { BasemapFileCache } from './file-cache';
import { basemapBody, basemapRows } from './rows';

/** Milliseconds that a manifest waits for files being made; then it lists the previous ones. */
const MANIFEST_WAIT_MS = 8_000;
const FILE_NAME = /^[\w-]+\.[0-9a-f]{10}\.json$/;

/** Serves the map files of the build and those made from the database in their place. */
export const basemapFeature: Feature = (app, { store, config, charts }) => {
  const { portalDir } = config;
  const fileCache = new BasemapFileCache((name) => basemapBody(store.read, name));
  const hide = { schema: { hide: true } };
  app.addHook('onClose', () => charts.stop());

  app.get('/chart/manifest.json', hide, async (request, reply) => {
    const built = await builtManifest(portalDir);
    if (!built) throw notFound('The portal has no map files.');
    let rows = await basemapRows(store.read);
    if (rows.some((row) => charts.isDue(row))) {
      await withinTime(MANIFEST_WAIT_MS, charts.make()).catch((err: Error) =>
        request.log.warn({ err }, 'map files are late'),
      );
      rows = await basemapRows(store.read);
    }
    return sendTagged(request, reply, JSON.stringify(currentManifest(built, rows)));
  });

  app.get<{ Params: { file: string } }>('/chart/:file', hide, async (request, reply) => {
    const { file } = request.params;
    if (!FILE_NAME.test(file)) throw notFound('There is no such map file.');
    if (await isBuilt(portalDir, file)) return reply.sendFile(`chart/${file}`);
    const body = await fileCache.get(file);
    if (!body) throw notFound('There is no such map file.');
    return sendImmutable(request, reply, body);
  });
};

const isBuilt = (portalDir: string, file: string): Promise<boolean> =>
  access(join(basemapFolder(portalDir), file)).then(
    () => true,
    () => false,
  );

/** Cached for ever, because the file name contains the hash of the content. */
async function sendImmutable(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> {
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  addVary(reply, 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-type', 'application/json; charset=utf-8')
    .send(await encodedBytes(body, encoding));
}
