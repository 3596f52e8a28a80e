import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { addVary } from '../http/vary';
import type { RegistrySource } from '../registry/source';
import { withoutPageHeaders } from './page-headers';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface CompressedCopy {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

async function compressed(text: string, etag: string): Promise<CompressedCopy> {
  const bytes = Buffer.from(text);
  const [br, zipped] = await Promise.all([brotli(bytes), zip(bytes)]);
  return { etag, plain: bytes, br, gzip: zipped };
}

/** The registry, compressed again when it changes. */
function compressedCopy(source: RegistrySource) {
  let cachedCopy: CompressedCopy | null = null;
  return async (): Promise<CompressedCopy | null> => {
    const registryText = await source();
    if (!registryText) return null;
    if (cachedCopy?.etag !== registryText.etag)
      cachedCopy = await compressed(registryText.text, registryText.etag);
    return cachedCopy;
  };
}

/**
 * Serves `registry.json`, the only response that a deployment changes in place. It is read and compressed
 * here, so that no outdated compressed copy on the disk can be served.
 */
export function addRegistry(app: FastifyInstance, source: RegistrySource): void {
  const current = compressedCopy(source);
  app.get('/registry.json', { schema: { hide: true } }, async (request, reply) => {
    const registryCopy = await current();
    if (!registryCopy) return reply.callNotFound();
    const etag = `W/"${registryCopy.etag}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    addVary(reply, 'Accept-Encoding');
    withoutPageHeaders(reply);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(registryCopy[encoding ?? 'plain']);
  });
}
