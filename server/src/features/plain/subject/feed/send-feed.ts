import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { languageChain } from '@ciguawatch/shared/domain/text/fallback';
import { civilOf, instantOf } from '@ciguawatch/shared/domain/time/timezone';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../../deps';
import { bodyTag } from '../../../../http/response-cache/cached-body';
import { namesTag } from '../../../../http/response-cache/send-body';
import { addVary } from '../../../../http/vary';
import { withoutPageHeaders } from '../../../../plugins/page-headers';
import { type News, publishedNews } from '../../../news/published';
import { newsWords } from '../../../news/words';
import { ownTexts } from '../../frame/dictionary';
import { type PlainLanguage, pageLanguage, shortCode } from '../../frame/language';
import type { Lists } from '../../frame/lists';
import { sendHighlyCompressed } from '../../frame/send-page';
import { type Subject, subjectPath } from '../subject';
import { atomFeed, type FeedEntry } from './atom';

type IslandSubject = Extract<Subject, { kind: 'island' }>;

/** Entries of a feed. */
const MOST_ENTRIES = 50;

/** The day of an instant at a place, as its first moment: public times are no finer. */
function dayOf(at: Date, zone: string): string {
  const day = { ...civilOf(at.getTime(), zone), hour: 0, minute: 0 };
  return new Date(instantOf(day, zone)).toISOString();
}

/** Address of the feed of an island, without its language. */
export const feedPath = (subject: IslandSubject): string => `${subjectPath(subject)}.atom`;

/** The feed of an island as Atom: its verified alerts, and the bulletins of its country. */
async function islandFeed(
  { store, config }: Pick<Deps, 'store' | 'config'>,
  subject: IslandSubject,
  language: PlainLanguage,
  { places }: Lists,
): Promise<string> {
  const { place } = subject;
  const base = config.publicUrl.replace(/\/+$/, '');
  const lang = shortCode(language);
  const languages = languageChain(language, () => null);
  const lands = [...places.values()].filter(({ type }) => type === 'C');
  /** The island of an alert, or the country of a bulletin, whose day is the same in the feeds of all its islands. */
  const placeOf = ({ kind, country }: News) =>
    (kind === 'bulletin' && lands.find((one) => one.country === country)) || place;
  // Ids by RFC 4151: the same wherever an island is called something else later.
  const idOf = (what: string) => `tag:${new URL(base).hostname},2026:${what}/${lang}`;
  const entries = (await publishedNews(store.read, { island: place }, MOST_ENTRIES)).map(
    (news): FeedEntry => {
      const of = placeOf(news);
      const { title, text, path } = newsWords(news, placeName(of, languages), language);
      return {
        ...{ id: idOf(`${news.kind}/${news.id}`), title, text, at: dayOf(news.at, of.timezone) },
        link: `${base}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
      };
    },
  );
  const p = ownTexts(language, config.portalName);
  return atomFeed({
    ...{ id: idOf(`island/${place.id}`), language: lang, entries },
    title: p('plain.feedTitle', { island: placeName(place, languages) }),
    author: config.publisher.name ?? config.portalName,
    self: `${base}${feedPath(subject)}?lang=${lang}`,
    page: `${base}${subjectPath(subject)}?lang=${lang}`,
  });
}

/** Sends the feed of an island, which readers may keep for five minutes and then ask for by its tag. */
export async function sendFeed(
  deps: Pick<Deps, 'store' | 'config'>,
  subject: IslandSubject,
  lists: Lists,
  request: FastifyRequest<{ Querystring: { lang?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = pageLanguage(request.query.lang, String(request.headers['accept-language'] ?? ''));
  const feed = await islandFeed(deps, subject, language, lists);
  const tag = bodyTag(feed);
  withoutPageHeaders(reply);
  addVary(reply, 'Accept-Language');
  reply.headers({ etag: tag, 'cache-control': 'public, max-age=300' });
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return sendHighlyCompressed(request, reply, feed, 'application/atom+xml; charset=utf-8');
}
