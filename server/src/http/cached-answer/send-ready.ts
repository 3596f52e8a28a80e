import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../vary';
import type { Ready } from './ready';

/**
 * Sends a public answer that browsers and proxies may keep but ask about each
 * time. A client that holds this version gets 304.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready): FastifyReply {
  const tag = `W/"${ready.version}"`;
  reply.header('etag', tag).header('cache-control', 'public, no-cache');
  addVary(reply, 'Accept-Encoding');
  if (holdsTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', 'application/json; charset=utf-8').send(ready[encoding]);
}

function holdsTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((held) => held.trim().replace(/^(W\/)?/, 'W/') === tag);
}

/** The best encoding that a client takes. */
export function encodingOf(accepted: string): 'br' | 'gzip' | 'identity' {
  const names = accepted
    .split(',')
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
