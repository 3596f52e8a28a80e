import { chainOf, placeName } from '@ciguawatch/shared/domain/geo/place';
import type { EvidenceCell } from '@ciguawatch/shared/domain/samples/evidence';
import { makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import { dataBox } from '../data/data-box';
import { type Html, html } from '../frame/html';
import { shortCode } from '../frame/language';
import { publicLinks } from '../frame/public-links';
import type { PublicPageData } from '../public/about';
import { alertLine } from '../public/alert-line';
import { basisLine } from '../public/basis-line';
import { countryForm } from '../public/country-form';
import { laboratoryTests } from '../public/risk/laboratory-tests';
import { embedBox } from './embed/embed-box';
import { followBox } from './feed/feed-link';
import { keyFigures, observation, rateLine } from './key-figures';
import { monthsPicture } from './months-picture';
import { type Subject, subjectName, subjectPath } from './subject';
import type { SubjectFigures } from './subject-figures';
import { fishTable, islandsTable, monthsTable, yearsTable } from './tables';
import { islandTests, type TestedSpecies } from './tests-found';

/** What the page of an island or a species is made from. */
export interface SubjectPage {
  about: PublicPageData;
  figures: SubjectFigures;
}

type IslandSubject = Extract<Subject, { kind: 'island' }>;
type SpeciesSubject = Extract<Subject, { kind: 'species' }>;

/** Months and years of a subject, as a picture and as tables. */
function overTime({ about, figures }: SubjectPage, island: number | null): Html {
  const { words, coverage, country, figures: ofCountry } = about;
  const isObserved = makeIsObserved(coverage, [{ country, island }], figures.now);
  return html`${monthsPicture(words, figures)}${monthsTable(about, figures, isObserved)}${yearsTable(words, figures)}${basisLine(
    words,
    { based: figures.all.reports, official: ofCountry.official },
  )}`;
}

/** The data of the page, and its card for other sites. */
function takeAway({ about }: SubjectPage, subject: Subject): Html {
  const { words, summary, country, base } = about;
  const path = subjectPath(subject);
  const name = subjectName(subject, words);
  const query = `?${subject.kind === 'species' ? `country=${country}&` : ''}lang=${shortCode(words.language)}`;
  const files = { csv: `${path}.csv${query}`, json: `${path}.json${query}` };
  return html`${dataBox(words, { ...files, title: name, address: base + path, day: summary.at.slice(0, 10) })}${embedBox(words, { base, path, name })}`;
}

/** Addresses of the same in the whole portal, hidden where scripts are off. */
const wholePortal = (links: readonly (readonly [string, string])[]): Html =>
  html`<p class="h fp">${links.map(([address, text]) => html`<a class="lk" href="${address}">${text}</a> `)}</p>`;

/** The page of an island. @param tested species of the island that were tested there */
export function islandContent(
  page: SubjectPage,
  subject: IslandSubject,
  tested: readonly TestedSpecies[],
): Html {
  const { about, figures } = page;
  const { words } = about;
  const { place } = subject;
  const { p, language, languages, lists } = words;
  const wider = chainOf(place, (id) => lists.places.get(id)).slice(1);
  return html`<h1>${subjectName(subject, words)}</h1><p class="q">${wider.map((one) => placeName(one, languages)).join(', ')}</p><p class="q">${p('plain.notSafe')}</p>${alertLine(about, place)}${keyFigures(words, figures)}${rateLine(words, subject, figures)}${observation(words, subject, figures)}${overTime(page, place.id)}${fishTable(words, figures)}${islandTests(words, tested)}<p class="np"><a class="lk" href="/plain/risk?island=${place.id}&lang=${shortCode(language)}">${p('plain.riskLink')}</a></p>${wholePortal(
    [
      [`/ciguawatch/case/map?i=${place.id}`, p('plain.mapOfIt')],
      [`/ciguawatch/case/stats?i=${place.id}`, p('plain.statsOfIt')],
    ],
  )}${followBox(words, subject)}${takeAway(page, subject)}${publicLinks(words)}`;
}

/** The page of a species. */
export function speciesContent(
  page: SubjectPage,
  subject: SpeciesSubject,
  tests: readonly EvidenceCell[],
): Html {
  const { about, figures } = page;
  const { words, land } = about;
  const { specie } = subject;
  const { p, language, languages } = words;
  const { common, local, scientific } = specieNames(specie, languages);
  const others = [...(common ? [html`<i>${scientific}</i>`] : []), ...local.map(({ value }) => value)];
  return html`<h1>${subjectName(subject, words)}</h1><p class="q">${others.map((name, at) => html`${at > 0 && ', '}${name}`)}</p><p class="q">${p('plain.notSafe')}</p><h2>${land}</h2>${keyFigures(words, figures)}${observation(words, subject, figures)}${overTime(page, null)}${islandsTable(words, figures)}${laboratoryTests(words, { tests })}<p class="np"><a class="lk" href="/plain/risk?fish=${specie.id}&lang=${shortCode(language)}">${p('plain.riskLink')}</a></p>${wholePortal(
    [
      [`/fishbase/specie/${specie.id}`, p('plain.wholeSpecies')],
      [`/ciguawatch/case/stats?s=${specie.id}`, p('plain.statsOfIt')],
    ],
  )}${takeAway(page, subject)}${countryForm(about, subjectPath(subject))}${publicLinks(words)}`;
}
