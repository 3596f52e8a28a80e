import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyTag } from './response-cache/cached-body';
import { encodingOf, JSON_TYPE, namesTag } from './response-cache/send-body';
import { addVary } from './vary';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which compression gains nothing. */
const MIN_COMPRESSED_BYTES = 1000;
/** Fast compression, because such responses are not cached. */
const fastCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

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
  if (identity.length < MIN_COMPRESSED_BYTES || encoding === 'identity') return reply.send(identity);
  const bytes = await (encoding === 'br' ? toBrotli(identity, fastCompression) : toGzip(identity));
  return reply.header('content-encoding', encoding).send(bytes);
}

/** Sends a JSON text, compressed as the client accepts, that caches may keep but must revalidate by its ETag. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const tag = bodyTag(text);
  reply.header('etag', tag).header('cache-control', 'public, no-cache');
  addVary(reply, 'Accept-Encoding');
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return sendCompressed(request, reply, text);
}
