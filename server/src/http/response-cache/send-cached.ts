import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from './response-cache';
import { sendBody } from './send-body';

/**
 * Sends the response of a key and registers its address for `CachedAddresses`.
 * @returns whether there is one; not the reply, because awaiting a Fastify reply waits for its end
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cache: ResponseCache,
  key: string,
): Promise<boolean> {
  const response = await cache.current(key);
  if (!response) return false;
  reply.headers(response.headers);
  const sending = sendBody(request, reply, response.body);
  request.server.cachedAddresses.add(request, reply, response, () => cache.peek(key));
  await sending;
  return true;
}
