import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { html } from '../frame/html';
import { pageLanguage } from '../frame/language';
import { readPage } from '../frame/page';
import { publicLinks } from '../frame/public-links';
import { sendPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import checks from './accessibility-checks.json';

const PATH = '/plain/accessibility';

/** What is checked at each change, and what nobody checks: texts of the statement, in order. */
const CHECKED = ['a11yAxe', 'a11yKeys', 'a11yZoom', 'a11yPlain', 'a11yPdf'];
const GAPS = ['a11yReaders', 'a11yMap', 'a11yCharts'];

/** Registers the accessibility statement; its numbers are those of the checks in `e2e/`, which a test compares. */
export function addAccessibility(app: FastifyInstance, { config }: Deps, maker: WordsMaker): void {
  const { defaultCountry: country, publisher } = config;
  app.get<{ Querystring: { lang?: string } }>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const accepted = String(request.headers['accept-language'] ?? '');
    const language = pageLanguage(request.query.lang, accepted);
    const words = await maker.of({ language, accepted, zone: 'UTC', country });
    const { p } = words;
    const list = (keys: readonly string[]) =>
      html`<ul>${keys.map((key) => html`<li>${p(`plain.${key}`, checks)}</li>`)}</ul>`;
    const contact =
      publisher.email !== null &&
      html`<p>${p('plain.a11yContact')} <a href="mailto:${publisher.email}">${publisher.email}</a></p>`;
    const title = p('plain.a11yTitle');
    const content = html`<h1>${title}</h1><p>${p('plain.a11yIntro')}</p><h2>${p('plain.a11yChecked')}</h2>${list(CHECKED)}<h2>${p('plain.a11yGaps')}</h2>${list(GAPS)}<h2>${p('plain.a11yHelp')}</h2><p>${p('plain.a11yHelpText')}</p>${contact}${publicLinks(words, PATH)}`;
    return sendPage(request, reply, readPage({ words, title, content, path: PATH }));
  });
}
