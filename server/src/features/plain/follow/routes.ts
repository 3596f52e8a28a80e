import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { languageChain } from '@ciguawatch/shared/domain/text/fallback';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { clientKey } from '../../../http/client-key';
import { HttpError } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';
import { FOLLOW_PATH, UNFOLLOW_PATH } from '../../../mail/sealed-links';
import { askToFollow, readAddress } from '../../follow/ask';
import { confirmFollow, openedFollow } from '../../follow/confirm';
import { endFollows } from '../../follow/forget';
import { subjectOfToken } from '../../follow/token';
import { ownTexts } from '../frame/dictionary';
import { type PlainLanguage, pageLanguage } from '../frame/language';
import { sendLinkedPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import { checkSender } from '../report/check-sender';
import { findSubject, subjectPath } from '../subject/subject';
import {
  ASK_PATH,
  askPage,
  confirmPage,
  endPage,
  type FollowIsland,
  type FollowWords,
  noFollowPage,
  sentPage,
} from './pages';

/** Largest forms in bytes: an address, or one button, which a mail program may wrap in parts. */
const MAX_FORM_BYTES = 2000;
/** Longest address that is shown again when it is wrong. */
const MAX_TYPED = 254;

interface Asked {
  Querystring: { lang?: string; island?: string };
  Body: string | undefined;
}
interface Linked {
  Params: { token: string };
  Querystring: { lang?: string };
  Body: string | undefined;
}

type FollowDeps = Pick<Deps, 'store' | 'clock' | 'secret' | 'config' | 'mailWaiting'>;

const wordsOf = (
  { config }: Pick<Deps, 'config'>,
  request: FastifyRequest,
  lang: string | null | undefined,
): FollowWords => {
  const language = pageLanguage(lang ?? undefined, String(request.headers['accept-language'] ?? ''));
  return { language, p: ownTexts(language, config.portalName) };
};

/** Finds an island by its id, in the language of a page. */
type FindIsland = (id: string, language: PlainLanguage) => Promise<FollowIsland>;

/** Registers the pages on which islands are followed by mail, without an account: asking, confirming, ending. */
export function addFollow(app: FastifyInstance, deps: FollowDeps, maker: WordsMaker): void {
  const findIsland: FindIsland = async (id, language) => {
    const found = /^\d{1,9}$/.test(id) ? findSubject('island', id, await maker.lists()) : null;
    if (found?.kind !== 'island') throw new HttpError(404, 'not_found');
    const name = placeName(
      found.place,
      languageChain(language, () => null),
    );
    return { id: found.place.id, name, path: subjectPath(found) };
  };
  addAsking(app, deps, findIsland, maker);
  addConfirming(app, deps, findIsland);
  void app.register(async (open) => addEnding(open, deps));
}

/** The form, and where it is sent. */
function addAsking(app: FastifyInstance, deps: FollowDeps, findIsland: FindIsland, maker: WordsMaker): void {
  const perNetwork = new Limiter(deps, 'follow-address', deps.config.limits.followAddress);

  app.get<Asked>(ASK_PATH, { schema: { hide: true } }, async (request, reply) => {
    const words = wordsOf(deps, request, request.query.lang);
    const island = await findIsland(request.query.island ?? '', words.language);
    return sendLinkedPage(request, reply, askPage(words, island));
  });

  app.post<Asked>(ASK_PATH, { schema: { hide: true }, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    checkSender(request, deps.config.publicUrl);
    const form = new URLSearchParams(request.body ?? '');
    const words = wordsOf(deps, request, form.get('lang'));
    const island = await findIsland(form.get('island') ?? '', words.language);
    const typed = form.get('email') ?? '';
    // A program that fills in every field is answered as a person would be.
    if (form.get('cw_blank')) return sendLinkedPage(request, reply, sentPage(words, island));
    const refuse = (status: number, text: string) =>
      sendLinkedPage(
        request,
        reply,
        askPage(words, island, { text, typed: typed.slice(0, MAX_TYPED) }),
        status,
      );
    const address = readAddress(typed);
    if (address === null) return refuse(400, words.p('plain.followWrong'));
    const wait = await secondsToWait(perNetwork, clientKey(request));
    if (wait !== null) {
      reply.header('retry-after', String(wait));
      return refuse(429, words.p('plain.followTries', { count: Math.ceil(wait / 60) }));
    }
    const place = (await maker.lists()).places.get(island.id);
    if (!place) throw new HttpError(404, 'not_found');
    const { language } = words;
    await askToFollow(deps, { address, island: { ...island, country: place.country }, language });
    return sendLinkedPage(request, reply, sentPage(words, island));
  });
}

/** Counts an event. @returns the seconds to wait where there were too many, else null */
async function secondsToWait(limit: Limiter, key: string): Promise<number | null> {
  try {
    await limit.take(key);
    return null;
  } catch (thrown) {
    const { retryAfter } = thrown instanceof HttpError ? thrown.details : {};
    if (retryAfter === undefined) throw thrown;
    return retryAfter;
  }
}

/** The link of the question. Only its button confirms: mail programs follow links before a person does. */
function addConfirming(app: FastifyInstance, deps: FollowDeps, findIsland: FindIsland): void {
  const { store, secret, config } = deps;
  async function send(request: FastifyRequest<Linked>, reply: FastifyReply, isPressed: boolean) {
    const { token } = request.params;
    const path = `${FOLLOW_PATH}${token}`;
    const opened = await openedFollow(store.read, secret, token);
    const words = wordsOf(deps, request, request.query.lang ?? opened?.language);
    if (!opened)
      return sendLinkedPage(request, reply, noFollowPage(words, words.p('plain.followUnknown'), path), 404);
    const island = await findIsland(String(opened.island), words.language);
    if (isPressed) await confirmFollow(deps, opened, words.language);
    const done = isPressed || opened.confirmed_at !== null;
    return sendLinkedPage(request, reply, confirmPage(words, island, { path, done }));
  }
  const address = `${FOLLOW_PATH}:token`;
  app.get<Linked>(address, { schema: { hide: true } }, (request, reply) => send(request, reply, false));
  app.post<Linked>(address, { schema: { hide: true }, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    checkSender(request, config.publicUrl);
    return send(request, reply, true);
  });
}

/**
 * The link that ends the mails. A mail program may send its request instead of the reader (RFC 8058): from another site, in
 * either kind of form, and without a cookie; the token alone counts.
 */
function addEnding(app: FastifyInstance, deps: FollowDeps): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, _bytes, done) => done(null, ''));
  async function send(request: FastifyRequest<Linked>, reply: FastifyReply, isPressed: boolean) {
    const { token } = request.params;
    const path = `${UNFOLLOW_PATH}${token}`;
    const words = wordsOf(deps, request, request.query.lang);
    const isOurs = isPressed
      ? await endFollows(deps, token)
      : subjectOfToken(deps.secret, 'end', token) !== null;
    if (!isOurs)
      return sendLinkedPage(request, reply, noFollowPage(words, words.p('plain.unfollowUnknown'), path), 404);
    return sendLinkedPage(request, reply, endPage(words, { path, done: isPressed }));
  }
  const address = `${UNFOLLOW_PATH}:token`;
  app.get<Linked>(address, { schema: { hide: true } }, (request, reply) => send(request, reply, false));
  app.post<Linked>(address, { schema: { hide: true }, bodyLimit: MAX_FORM_BYTES }, (request, reply) =>
    send(request, reply, true),
  );
}
