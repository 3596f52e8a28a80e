import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAnswers } from './kept-answers';
import { sendReady } from './send-ready';

/**
 * Sends the answer of a key, and lets the front send it from now on.
 * @returns whether there is one. (Not the reply: to await that is to await its end.)
 */
export async function sendKept<S>(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: KeptAnswers<S>,
  key: string,
): Promise<boolean> {
  const answer = await answers.current(key);
  if (!answer) return false;
  reply.headers(answer.headers);
  const sent = sendReady(request, reply, answer.ready);
  request.server.front.keep(request, reply, answer, () => answers.held(key));
  await sent;
  return true;
}
