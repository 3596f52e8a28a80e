import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { html } from '../frame/html';
import { pageLanguage } from '../frame/language';
import { readPage } from '../frame/page';
import { sendPage } from '../frame/send-page';
import type { Words } from '../frame/words';
import type { WordsMaker } from '../frame/words-maker';

const PATH = '/api/docs/';

/** Code to copy; its frame is reached by the keyboard, because it scrolls. */
const code = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`;

const read = (base: string) => `curl '${base}/api/cw/caselist/?chunk=0'`;

const fetching = (base: string) => `const answer = await fetch('${base}/api/cw/summary/');
const { year, month, cases } = await answer.json();`;

const sending = (base: string) => `curl '${base}/api/cw/pcase/create/' \\
  -H 'Authorization: Bearer cgw_…' -H 'Content-Type: application/json' \\
  -d '{"case_uuid":"7d3e4c1a-5b7f-4c62-9d0e-2f1a8b6c4d10",
       "case_location_id":69, "case_eventtime":"2026-11-20T19:30"}'`;

const REFUSED = `400
{"code":"invalid_body", "message":"Some fields cannot be taken.",
 "fields":{"case_location_id":"unknown_id"}}`;

/** Where to read on: address and text. */
const LINKS = [
  ['/api/docs/calls/', 'plain.docsCalls'],
  ['/api/docs/json', 'plain.docsJson'],
  ['/api/docs/yaml', 'plain.docsYaml'],
  ['/open-data', 'plain.openLink'],
  ['/ogc/', 'plain.ogcTitle'],
  ['/plain/darwin-core', 'plain.dwcTitle'],
  ['/help/administrator#odk', 'plain.odkTitle'],
  ['/legal/terms-of-use', 'plain.legalTerms'],
] as const;

const content = ({ p }: Pick<Words, 'p'>, base: string) =>
  html`<h1>${p('plain.docsTitle')}</h1><p class="q">${p('plain.docsIntro')}</p><h2>${p('plain.docsRead')}</h2>${code(read(base))}<p>${p('plain.docsColumns')}</p><p>${p('plain.docsFromPage')}</p>${code(fetching(base))}<h2>${p('plain.docsSend')}</h2><p>${p('plain.docsToken')}</p>${code(sending(base))}<p>${p('plain.docsIds')}</p><h2>${p('plain.docsRefused')}</h2>${code(REFUSED)}<p>${p('plain.docsCodes')}</p><h2>${p('plain.docsOn')}</h2><ul class="u">${LINKS.map(
    ([href, key]) => html`<li><a class="lk" href="${href}">${p(key)}</a></li>`,
  )}</ul>`;

/** Registers the first page for people who write programs; the list of all calls is beside it. */
export function addDocs(app: FastifyInstance, { config }: Deps, maker: WordsMaker): void {
  const { publicUrl, defaultCountry: country } = config;
  app.get<{ Querystring: { lang?: string } }>(PATH, { schema: { hide: true } }, async (request, reply) => {
    const accepted = String(request.headers['accept-language'] ?? '');
    const language = pageLanguage(request.query.lang, accepted);
    const words = await maker.of({ language, accepted, zone: 'UTC', country });
    const title = words.p('plain.docsTitle');
    return sendPage(
      request,
      reply,
      readPage({ words, title, content: content(words, publicUrl), path: PATH }),
    );
  });
}
