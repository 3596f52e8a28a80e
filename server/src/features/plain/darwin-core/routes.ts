import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../../deps';
import { attachment } from '../../../http/attachment';
import { addLicenseLink } from '../../../http/terms';
import { openToOtherSites } from '../../../plugins/cors';
import { withoutPageHeaders } from '../../../plugins/page-headers';
import { html } from '../frame/html';
import { pageLanguage, shortCode } from '../frame/language';
import { readPage } from '../frame/page';
import { sendPage } from '../frame/send-page';
import type { WordsMaker } from '../frame/words-maker';
import { type Archive, zipped } from './archive';
import { directoryFiles } from './directory';
import { type Bilingual, emlText } from './eml';
import { openRows, type Refusal, refusals, samplingFiles } from './samplings';

const PATH = '/plain/darwin-core';
/** Most rows that the page names for one reason. */
const MOST_NAMED = 20;

const TEXTS = {
  samplings: {
    title: { en: 'Samplings of benthic microalgae', fr: 'Prélèvements de microalgues benthiques' },
    abstract: {
      en: 'Counts of microalgae by station and day; 0 is looked for and not found.',
      fr: 'Comptages de microalgues par station et par jour ; 0 veut dire cherché et non trouvé.',
    },
  },
  directory: {
    title: {
      en: 'Marine species in reports of ciguatera',
      fr: 'Espèces marines des déclarations de ciguatera',
    },
    abstract: {
      en: 'Species of the directory with their names in the languages of the Pacific.',
      fr: 'Espèces de l’annuaire et leurs noms dans les langues du Pacifique.',
    },
  },
} satisfies Record<string, { title: Bilingual; abstract: Bilingual }>;

const REASONS = {
  date: 'plain.dwcDate',
  point: 'plain.dwcPoint',
  name: 'plain.dwcName',
  register: 'plain.dwcRegister',
} as const satisfies Record<Refusal, string>;

/** Registers the samplings and the directory as Darwin Core archives, and what OBIS would refuse of the samplings. */
export function addDarwinCore(
  app: FastifyInstance,
  { store, config, clock }: Pick<Deps, 'store' | 'config' | 'clock'>,
  maker: WordsMaker,
): void {
  const base = config.publicUrl.replace(/\/+$/, '');
  const rows = () => openRows(store.read, config.openSamplings);

  const send = (reply: FastifyReply, name: keyof typeof TEXTS, files: Archive['files']): FastifyReply => {
    const { name: owner, email } = config.publisher;
    const eml = emlText({
      ...TEXTS[name],
      ...{ email, publisher: owner ?? config.portalName },
      address: `${base}${PATH}/${name}.zip`,
      terms: `${base}/legal/terms-of-use`,
      day: new Date(clock.now()).toISOString().slice(0, 10),
    });
    withoutPageHeaders(reply);
    openToOtherSites(addLicenseLink(reply, base));
    return reply
      .headers(attachment(`ciguawatch-${name}-dwca.zip`))
      .header('cache-control', 'public, max-age=60')
      .type('application/zip')
      .send(zipped({ files, eml }));
  };

  const hidden = { schema: { hide: true } };
  app.get(`${PATH}/samplings.zip`, hidden, (_request, reply) =>
    send(reply, 'samplings', samplingFiles(rows)),
  );
  app.get(`${PATH}/directory.zip`, hidden, async (_request, reply) =>
    send(reply, 'directory', directoryFiles([...(await maker.lists()).species.values()], base)),
  );
  app.get<{ Querystring: { lang?: string } }>(PATH, hidden, async (request, reply) => {
    const accepted = String(request.headers['accept-language'] ?? '');
    const language = pageLanguage(request.query.lang, accepted);
    const words = await maker.of({ language, accepted, zone: 'UTC', country: config.defaultCountry });
    const { p } = words;
    const found = await refused(rows());
    const list = [...found].map(
      ([reason, ids]) =>
        html`<li>${p(REASONS[reason], { count: ids.count })} (${ids.first.join(', ')}${ids.count > ids.first.length && ', …'})</li>`,
    );
    const title = p('plain.dwcTitle');
    const content = html`<h1>${title}</h1><p class="q">${p('plain.dwcIntro')}</p><ul class="u"><li><a class="lk" href="${PATH}/samplings.zip" download>${p('plain.dwcSamplings')}</a></li><li><a class="lk" href="${PATH}/directory.zip" download>${p('plain.dwcDirectory')}</a></li><li><a class="lk" href="/ogc/?lang=${shortCode(language)}">${p('plain.ogcTitle')}</a></li></ul><h2>${p('plain.dwcRefused')}</h2>${
      list.length === 0
        ? html`<p>${p('plain.dwcNothing')}</p>`
        : html`<p>${p('plain.dwcRows')}</p><ul>${list}</ul>`
    }`;
    return sendPage(request, reply, readPage({ words, title, content, path: PATH }));
  });
}

/** Rows that OBIS would refuse, by reason: how many, and the first ids. */
async function refused(
  rows: ReturnType<typeof openRows>,
): Promise<Map<Refusal, { count: number; first: number[] }>> {
  const found = new Map<Refusal, { count: number; first: number[] }>();
  for await (const row of rows)
    for (const reason of refusals(row)) {
      const of = found.get(reason) ?? { count: 0, first: [] };
      of.count += 1;
      if (of.first.length < MOST_NAMED) of.first.push(row.id);
      found.set(reason, of);
    }
  return found;
}
