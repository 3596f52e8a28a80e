import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { canonicalOf } from '../frame/canonical';
import { readPage } from '../frame/page';
import { sendPage } from '../frame/send-page';
import type { PageQuery, PublicPage } from './about';
import type { PageData } from './page-data';
import { homePage, mapPage, speciesPage, statsPage } from './pages';
import { riskPage } from './risk/risk-page';

/** Parameters that a change of the language keeps. */
const KEPT_PARAMETERS = ['island', 'fish'] as const;

/** Registers home, map, statistics, species and risk as plain pages of public counts. */
export function addPublicPages(app: FastifyInstance, { config }: Pick<Deps, 'config'>, data: PageData): void {
  const pages: Record<string, PublicPage> = {
    '/plain/': homePage,
    '/plain/map': mapPage,
    '/plain/stats': statsPage,
    '/plain/species': speciesPage,
    '/plain/risk': riskPage(data, config.countries.numbers),
  };
  for (const [path, page] of Object.entries(pages))
    app.get<{ Querystring: PageQuery }>(path, { schema: { hide: true } }, async (request, reply) => {
      const { query } = request;
      const pageData = await data.about(query, String(request.headers['accept-language'] ?? ''));
      const { title, content } = await page(pageData);
      const kept = KEPT_PARAMETERS.flatMap((name) => {
        const value = query[name];
        return value === undefined ? [] : [[name, value]];
      });
      const address = `${path}?${new URLSearchParams([['country', String(pageData.country)], ...kept])}`;
      const canonical = canonicalOf(path, config.publicUrl);
      return sendPage(
        request,
        reply,
        readPage({ words: pageData.words, title, content, path: address, canonical }),
      );
    });
}
