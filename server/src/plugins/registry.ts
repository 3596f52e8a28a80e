import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { addVary } from '../http/vary';
import type { RegistrySource } from '../registry/source';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Copy {
  mark: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * Serves `registry.json`, the one answer that a deployment changes in place. It is asked of its
 * source each time and compressed here, so that no compressed copy on the disk can outlive it.
 */
export function addRegistry(app: FastifyInstance, source: RegistrySource): void {
  let copy: Copy | null = null;

  const current = async (): Promise<Copy | null> => {
    const found = await source();
    if (!found) return null;
    if (copy?.mark === found.mark) return copy;
    const plain = Buffer.from(found.text);
    const [br, zipped] = await Promise.all([brotli(plain), zip(plain)]);
    copy = { mark: found.mark, plain, br, gzip: zipped };
    return copy;
  };

  app.get('/registry.json', { schema: { hide: true } }, async (request, reply) => {
    const found = await current();
    if (!found) return reply.callNotFound();
    const etag = `W/"${found.mark}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    addVary(reply, 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(found[encoding ?? 'plain']);
  });
}
