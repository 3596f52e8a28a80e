import { createReadStream } from 'node:fs';
import { GUIDES, HELP_BASE, HELP_LANGUAGES, helpAddress } from '@ciguawatch/shared/contract/help-tasks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { ownTexts } from '../frame/dictionary';
import { pageLanguage, shortCode } from '../frame/language';
import { sendPage } from '../frame/send-page';
import { pictureFile, readGuides } from './guides';
import { guidePage, indexPage } from './pages';

interface HelpQuery {
  lang?: string;
  /** words to search for */
  q?: string;
  /** path of the page of the portal that was left for its help */
  at?: string;
}

/** Most characters of a search. */
const LONGEST = 80;

/**
 * Registers the help: `/help/` with a search, one page for each kind of person, the address `/help/?at=` that leads
 * from a page of the portal to its task, and pictures.
 */
export function addHelp(app: FastifyInstance, { config }: Deps): void {
  const guides = readGuides();
  const wordsOf = (request: FastifyRequest, lang: string | undefined) => {
    const language = pageLanguage(lang, String(request.headers['accept-language'] ?? ''));
    return { language, p: ownTexts(language, config.portalName) };
  };
  const schema = { hide: true };

  app.get<{ Querystring: HelpQuery }>(`${HELP_BASE}/`, { schema }, async (request, reply) => {
    const { lang, q, at } = request.query;
    const words = wordsOf(request, lang);
    const short = shortCode(words.language);
    if (typeof at === 'string') return reply.redirect(helpAddress(at, short), 302);
    const query = (typeof q === 'string' ? q : '').trim().slice(0, LONGEST);
    return sendPage(request, reply, indexPage(words, guides[short], query));
  });
  for (const guide of GUIDES)
    app.get<{ Querystring: HelpQuery }>(`${HELP_BASE}/${guide}`, { schema }, async (request, reply) => {
      const words = wordsOf(request, request.query.lang);
      return sendPage(request, reply, guidePage(words, guides[shortCode(words.language)], guide));
    });

  app.get<{ Params: { language: string; name: string } }>(
    `${HELP_BASE}/pictures/:language/:name`,
    { schema },
    async (request, reply) => {
      const { language, name } = request.params;
      const known = HELP_LANGUAGES.find((one) => one === language);
      const file = known ? pictureFile(known, name) : null;
      if (file === null) throw new HttpError(404, 'not_found');
      reply.header('cache-control', 'public, max-age=86400').type('image/jpeg');
      return reply.send(createReadStream(file));
    },
  );
  app.get(`${HELP_BASE}/*`, { schema }, () => {
    throw new HttpError(404, 'not_found');
  });
}
