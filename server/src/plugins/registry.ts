import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { addVary } from '../http/vary';
import { readShellHas, shortened } from '../registry/short';
import type { RegistrySource } from '../registry/source';
import { withoutPageHeaders } from './page-headers';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Copy {
  mark: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

async function compressed(text: string, mark: string): Promise<Copy> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([brotli(plain), zip(plain)]);
  return { mark, plain, br, gzip: zipped };
}

/** The whole registry, and the one for the shell of this portal, each made again when a source moves. */
function copies(source: RegistrySource, shell: RegistrySource) {
  const held = new Map<'whole' | 'short', Copy>();
  return async (asked: string | undefined): Promise<Copy | null> => {
    const [found, noted] = await Promise.all([source(), asked === undefined ? null : shell()]);
    if (!found) return null;
    const has = noted && readShellHas(noted.text);
    const isShort = has !== null && has.mark === asked;
    const kind = isShort ? 'short' : 'whole';
    const mark = isShort ? `${found.mark}-${has.mark}` : found.mark;
    const copy = held.get(kind);
    if (copy?.mark === mark) return copy;
    const fresh = await compressed(isShort ? shortened(found.text, has) : found.text, mark);
    held.set(kind, fresh);
    return fresh;
  };
}

/**
 * Serves `registry.json`, the one answer that a deployment changes in place. It is asked of its
 * source each time and compressed here, so that no compressed copy on the disk can outlive it. With
 * `?for=` and the mark of the shell in this portal, what that shell has already is left out.
 */
export function addRegistry(app: FastifyInstance, source: RegistrySource, shell: RegistrySource): void {
  const current = copies(source, shell);
  app.get<{ Querystring: { for?: string } }>(
    '/registry.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await current(request.query.for);
      if (!found) return reply.callNotFound();
      const etag = `W/"${found.mark}"`;
      reply.headers({ 'cache-control': 'no-cache', etag });
      addVary(reply, 'Accept-Encoding');
      withoutPageHeaders(reply);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(found[encoding ?? 'plain']);
    },
  );
}
