import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import { readObserved } from '../../coverage/read';
import { pageLanguage } from '../frame/language';
import { readPage } from '../frame/page';
import { sendPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import type { PageQuery, PublicPage, PublicPageData } from './about';
import { FigureCache } from './figures';
import { homePage, mapPage, speciesPage, statsPage } from './pages';
import { riskPage } from './risk/risk-page';
import { RiskTables } from './risk/risk-tables';
import { silenceOf } from './silence';

/** Parameters that a change of the language keeps. */
const KEPT_PARAMETERS = ['island', 'fish'] as const;

/** Registers home, map, statistics, species and risk as plain pages of public counts. */
export function addPublicPages(app: FastifyInstance, deps: Deps, maker: WordsMaker): void {
  const figures = new FigureCache(deps.store, deps.clock);
  const pages: Record<string, PublicPage> = {
    '/plain/': homePage,
    '/plain/map': mapPage,
    '/plain/stats': statsPage,
    '/plain/species': speciesPage,
    '/plain/risk': riskPage(new RiskTables(deps.store, deps.clock), deps.config.countries.numbers),
  };

  /** Calls `cw/summary/` in this process, so that home shows the same counts as in the portal. */
  async function summaryOf(country: number): Promise<Summary> {
    const response = await app.inject({ url: `/api/cw/summary/?country=${country}` });
    if (response.statusCode !== 200) throw new HttpError(503, 'unavailable');
    return response.json();
  }

  async function about(asked: PageQuery, accepted: string): Promise<PublicPageData> {
    const { places } = await maker.lists();
    const coverage = await readObserved(deps.store.read);
    const lands = [...places.values()].filter(({ type }) => type === 'C');
    const land =
      lands.find((one) => String(one.country) === asked.country) ??
      lands.find((one) => one.country === places.get(Number(asked.island))?.country) ??
      lands.find((one) => one.country === deps.config.defaultCountry);
    if (!land) throw new HttpError(503, 'unavailable');
    const language = pageLanguage(asked.lang, accepted);
    const { country, timezone: zone } = land;
    const [words, summary] = await Promise.all([
      maker.of({ language, accepted, zone, country }),
      summaryOf(country),
    ]);
    return {
      words,
      country,
      summary,
      coverage,
      asked,
      land: placeName(land, words.languages),
      figures: await figures.of(country, summary.year),
      silence: silenceOf(
        coverage,
        country,
        [...places.values()].filter((one) => one.type === 'I' && one.country === country).map(({ id }) => id),
        summary,
      ),
    };
  }

  for (const [path, page] of Object.entries(pages))
    app.get<{ Querystring: PageQuery }>(path, { schema: { hide: true } }, async (request, reply) => {
      const { query } = request;
      const pageData = await about(query, String(request.headers['accept-language'] ?? ''));
      const { title, content } = await page(pageData);
      const kept = KEPT_PARAMETERS.flatMap((name) => {
        const value = query[name];
        return value === undefined ? [] : [[name, value]];
      });
      const address = `${path}?${new URLSearchParams([['country', String(pageData.country)], ...kept])}`;
      return sendPage(request, reply, readPage({ words: pageData.words, title, content, path: address }));
    });
}
