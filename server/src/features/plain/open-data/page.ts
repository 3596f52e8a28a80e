import { LICENCE, TITLE } from '../../open-data/content/release';
import type { ListedRelease } from '../../open-data/read';
import { type Html, html } from '../frame/html';
import { shortCode } from '../frame/language';
import type { Words } from '../frame/words';
import { monthName } from '../public/month-name';
import { OPEN_DATA, releaseFile, zipAddress } from './addresses';

interface PageParts {
  words: Words;
  releases: readonly ListedRelease[];
  /** address of the portal, without a slash at its end */
  base: string;
  publisher: string;
}

/** Files of a release that are linked one by one, with the text of their link. */
const FILES = [
  ['reports.csv', 'plain.openReports'],
  ['totals.csv', 'plain.openTotals'],
  ['coverage.csv', 'plain.openCoverage'],
  ['places.csv', 'plain.openPlaces'],
  ['datapackage.json', 'plain.openPackage'],
  ['CITATION.cff', 'plain.openCitation'],
  ['CHANGES.md', 'plain.openChanges'],
  ['LICENSE.txt', 'plain.openLicence'],
  ['SHA256SUMS', 'plain.openSums'],
] as const;

const monthOf = (month: string, { language }: Pick<Words, 'language'>): string =>
  monthName(Number(month.slice(0, 4)), Number(month.slice(5)), language);

/** Reference of a release, as text to copy. */
const reference = ({ releases: [latest], base, publisher }: PageParts): Html | false =>
  latest !== undefined &&
  html`<p class="pa all wr">${publisher} (${latest.day.slice(0, 4)}). ${TITLE} (${latest.version}) [Data set]. ${base}${OPEN_DATA}#v${latest.version}</p>`;

const kilobytes = (bytes: number, { formats }: Words): string =>
  formats.number(Math.max(1, Math.round(bytes / 1000)));

/** One release: its zip, its files, what it changed. */
function releaseBox(release: ListedRelease, words: Words): Html {
  const { p, formats } = words;
  const { version, day, until, reports, changed, kept, digest, bytes } = release;
  const values = {
    count: reports,
    number: formats.number(reports),
    day: formats.date(day),
    month: monthOf(until, words),
  };
  return html`<section class="pa" id="v${version}"><h3>${p('plain.openVersion', { version })}</h3><p>${p('plain.openUntil', values)}</p><p><a class="lk" href="${zipAddress(version)}" download>${p('plain.openZip', { size: kilobytes(bytes, words) })}</a></p><p class="h">${p('plain.openChanged', { count: changed.length })} ${p('plain.openKept', { count: kept })}</p><details><summary>${p('plain.openFiles')}</summary><ul class="u">${FILES.map(
    ([name, key]) =>
      html`<li><a class="lk" href="${releaseFile(version, name)}">${p(key)}</a> <small>${name}</small></li>`,
  )}</ul></details><p class="h">SHA-256</p><p class="h co all wr">${digest}</p></section>`;
}

const code = (text: string) => html`<pre tabindex="0"><code>${text}</code></pre>`;

/** Releases of open data: what they are, how to cite them, and their files. */
export function openDataPage(parts: PageParts): Html {
  const { words, releases, base } = parts;
  const { p, language } = words;
  const [latest] = releases;
  return html`<h1>${p('plain.openTitle')}</h1><p class="q">${p('plain.openIntro')}</p><p class="y">${p('plain.openCaution')}</p>${
    latest
      ? html`<h2>${p('plain.openCite')}</h2><p>${p('plain.openCiteText')}</p>${reference(parts)}<h2>${p('plain.openReleases')}</h2>${releases.map((release) => releaseBox(release, words))}<h2>${p('plain.openRead')}</h2>${code(`reports <- read.csv("${base}${releaseFile(latest.version, 'reports.csv')}")`)}`
      : html`<p>${p('plain.openNone')}</p>`
  }<h2>${p('plain.openStays')}</h2><p>${p('plain.openGate')}</p><p>${p('plain.openKeptText')}</p><h2>${p('plain.openLicence')}</h2><p>${p('plain.openLicenceText')}</p><ul class="u"><li><a class="lk" href="${LICENCE.path}${language === 'fr_FR' ? 'deed.fr' : 'deed.en'}">${LICENCE.title}</a></li><li><a class="lk" href="/plain/terms?lang=${shortCode(language)}">${p('plain.legalTerms')}</a></li></ul>`;
}
