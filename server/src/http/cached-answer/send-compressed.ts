import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../vary';
import { encodingOf } from './send-ready';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which compression wins nothing. */
const SMALL = 1000;
/** Quick enough to do for every request: an answer that depends on what was asked is not kept. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Sends a JSON text that is made for one request only, compressed as the client takes it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const identity = Buffer.from(text);
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  addVary(reply, 'Accept-Encoding');
  reply.header('content-type', 'application/json; charset=utf-8');
  if (identity.length < SMALL || encoding === 'identity') return reply.send(identity);
  const bytes = await (encoding === 'br' ? toBrotli(identity, quick) : toGzip(identity));
  return reply.header('content-encoding', encoding).send(bytes);
}
