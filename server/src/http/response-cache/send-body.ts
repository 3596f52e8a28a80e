import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../vary';
import { type CachedBody, type Encoding, encodedBytes } from './cached-body';

/** Sends a public response that caches must revalidate; a client with the same version gets 304. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): Promise<FastifyReply> {
  const { tag } = body;
  reply.header('etag', tag).header('cache-control', 'public, no-cache');
  addVary(reply, 'Accept-Encoding');
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', JSON_TYPE);
  return reply.send(await encodedBytes(body, encoding));
}

/** Content type of all JSON responses. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Whether `If-None-Match` names this tag. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header.split(',').some((held) => held.trim().replace(/^(W\/)?/, 'W/') === tag);
}

/** Best encoding that a client accepts. */
export function encodingOf(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
