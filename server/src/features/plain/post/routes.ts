import { POST_PATH } from '@ciguawatch/shared/domain/posts/periods';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { clientKey } from '../../../http/client-key';
import { HttpError } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';
import { Places } from '../../cases/places';
import { answerNothing, linkedPeriod } from '../../posts/answer';
import { ownTexts } from '../frame/dictionary';
import { pageLanguage } from '../frame/language';
import { sendLinkedPage } from '../frame/send-page';
import { checkSender } from '../report/check-sender';
import { NOTHING, noPostPage, postPage } from './page';

/** Largest form in bytes: one button. */
const MAX_FORM_BYTES = 200;

interface Linked {
  Params: { token: string };
  Querystring: { lang?: string };
  Body: string | undefined;
}

/**
 * Registers the page that the link of a request to a post opens. Only its button answers: mail programs follow links
 * before a person does, so neither GET nor HEAD changes anything. Wrong tokens are limited as receipt codes are; the log
 * holds the pattern of an address and no token.
 */
export function addPost(app: FastifyInstance, deps: Deps): void {
  const { store, clock, config } = deps;
  const places = new Places(store);
  const limit = new Limiter(deps, 'post', config.limits.receiptAddress);
  const address = `${POST_PATH}:token`;

  async function send(request: FastifyRequest<Linked>, reply: FastifyReply, isAnswer: boolean) {
    const { token } = request.params;
    const { lang } = request.query;
    const accepted = String(request.headers['accept-language'] ?? '');
    const wordsIn = (asked: string | undefined) => {
      const language = pageLanguage(asked, accepted);
      return { language, p: ownTexts(language, config.portalName) };
    };
    const path = `${POST_PATH}${token}`;
    try {
      await limit.take(clientKey(request));
    } catch (thrown) {
      const { retryAfter } = thrown instanceof HttpError ? thrown.details : {};
      if (retryAfter === undefined) throw thrown;
      reply.header('retry-after', String(retryAfter));
      const words = wordsIn(lang);
      const text = words.p('plain.postTries', { count: Math.ceil(retryAfter / 60) });
      return sendLinkedPage(request, reply, noPostPage(words, text, path), 429);
    }
    const period = await linkedPeriod(store.read, await places.current(), token, clock.now());
    const words = wordsIn(lang ?? period?.language);
    if (!period)
      return sendLinkedPage(request, reply, noPostPage(words, words.p('plain.postUnknown'), path), 404);
    await limit.giveBack(clientKey(request));
    const isTaken = isAnswer && period.open && !period.cases;
    const answered_at = isTaken ? await answerNothing(deps, period) : period.answered_at;
    return sendLinkedPage(request, reply, postPage(words, { ...period, answered_at }, path));
  }

  app.get<Linked>(address, { schema: { hide: true } }, (request, reply) => send(request, reply, false));

  app.post<Linked>(address, { schema: { hide: true }, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    checkSender(request, config.publicUrl);
    const [name, value] = NOTHING;
    return send(request, reply, new URLSearchParams(request.body ?? '').get(name) === value);
  });
}
