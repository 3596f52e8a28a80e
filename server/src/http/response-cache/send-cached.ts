import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from './response-cache';
import { sendBody } from './send-body';

/**
 * Sends the response of a key, and has it sent at hand from now on.
 * @returns whether there is one. (Not the reply: to await that is to await its end.)
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
  const sent = sendBody(request, reply, response.body);
  request.server.atHand.add(request, reply, response, () => cache.peek(key));
  await sent;
  return true;
}
