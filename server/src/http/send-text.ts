import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyTag } from './response-cache/cached-body';
import { encodingOf, holdsTag, JSON_TYPE } from './response-cache/send-body';
import { addVary } from './vary';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which compression gains nothing. */
const SMALL = 1000;
/** Fast compression, because such responses are not cached. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a JSON text made for a single request, compressed as the client accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const identity = Buffer.from(text);
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  addVary(reply, 'Accept-Encoding');
  reply.header('content-type', JSON_TYPE);
  if (identity.length < SMALL || encoding === 'identity') return reply.send(identity);
  const bytes = await (encoding === 'br' ? toBrotli(identity, quick) : toGzip(identity));
  return reply.header('content-encoding', encoding).send(bytes);
}

/** The same for a text that caches may keep but must revalidate by its ETag. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const tag = bodyTag(text);
  reply.header('etag', tag).header('cache-control', 'public, no-cache');
  addVary(reply, 'Accept-Encoding');
  if (holdsTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return sendCompressed(request, reply, text);
}
