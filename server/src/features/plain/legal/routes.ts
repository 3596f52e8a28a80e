import { numbersOf } from '@ciguawatch/shared/domain/country/numbers';
import { legalValues } from '@ciguawatch/shared/domain/legal/legal-values';
import { type LegalPageName, type LegalSection, PLAN } from '@ciguawatch/shared/domain/legal/plan';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { canonicalOf } from '../frame/canonical';
import { type Html, html } from '../frame/html';
import { pageLanguage } from '../frame/language';
import { emergencyLine, readPage } from '../frame/page';
import { publicLinks } from '../frame/public-links';
import { sendPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import { publisherLines } from './publisher-lines';

/** The legal pages by address, with the text of their title. */
const PAGES = {
  '/plain/privacy': { page: 'privacy', title: 'plain.legalPrivacy' },
  '/plain/terms': { page: 'terms', title: 'plain.legalTerms' },
  '/plain/notice': { page: 'notice', title: 'plain.legalNotice' },
} as const satisfies Record<string, { page: LegalPageName; title: string }>;

/** Registers the legal pages: the portal's sections and texts, without scripts. */
export function addLegalPages(app: FastifyInstance, deps: Deps, maker: WordsMaker): void {
  const { countries, defaultCountry: country, publisher, publicUrl } = deps.config;
  for (const [path, { page, title }] of Object.entries(PAGES))
    app.get<{ Querystring: { lang?: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
      const accepted = String(request.headers['accept-language'] ?? '');
      const language = pageLanguage(request.query.lang, accepted);
      const words = await maker.of({ language, accepted, zone: 'UTC', country });
      const { l, p, formats } = words;
      const values = legalValues(
        numbersOf(country, countries.numbers),
        publisher.contact_months,
        formats.number,
      );
      const text = (key: string) => l(`${page}.${key}`, values);
      const sections = PLAN[page].map((section) =>
        legalSection(section, text, publisherLines(section.publisher, publisher, l)),
      );
      const content = html`<h1>${p(title)}</h1>${emergencyLine(words)}${sections}${publicLinks(words, path)}`;
      const canonical = canonicalOf(path, publicUrl);
      return sendPage(request, reply, readPage({ words, title: p(title), content, path, canonical }));
    });
}

function legalSection(
  { heading, before, list, groups, after, link }: LegalSection,
  text: (key: string) => string,
  publisher: Html | false,
): Html {
  const paragraphs = (keys: readonly string[]) => keys.map((key) => html`<p>${text(key)}</p>`);
  const items = (keys: readonly string[]) =>
    keys.length > 0 && html`<ul>${keys.map((key) => html`<li>${text(key)}</li>`)}</ul>`;
  return html`<h2>${text(heading)}</h2>${paragraphs(before)}${items(list)}${groups.map(
    (group) => html`${paragraphs([group.before])}${items(group.list)}`,
  )}${paragraphs(after)}${link && html`<p><a class="lk" href="${link.href}">${text(link.key)}</a></p>`}${publisher}`;
}
