import { outbreakStatusOf } from '@ciguawatch/shared/domain/alerts/outbreak-status';
import { chainOf, type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import { entriesLeft, leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { sharesIn } from '@ciguawatch/shared/domain/statistics/official';
import { abbreviateNames } from '@ciguawatch/shared/domain/text/abbreviate-names';
import { shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import {
  NAME_TO_COME,
  phenotypeLabel,
  specieLabel,
  specieNames,
} from '@ciguawatch/shared/domain/text/search/species-names';
import { pageFiles } from '../data/data-box';
import { type Html, html } from '../frame/html';
import { shortCode } from '../frame/language';
import { emergencyLine } from '../frame/page';
import { publicLinks } from '../frame/public-links';
import { followLink, subjectLink } from '../frame/subject-link';
import type { Words } from '../frame/words';
import type { PublicPage } from './about';
import { basisLine } from './basis-line';
import { countryForm } from './country-form';
import { recentYears } from './figures';
import { monthName } from './month-name';
import { stillIllLines } from './still-ill';
import { leftLine, table } from './tables';

/** Home: a link to report first, then the emergency number, the current month and links to the rest. */
export const homePage: PublicPage = ({ words, land, summary, figures }) => {
  const isSilent = summary.cases === 0 && summary.months.at(-1)?.observed === false;
  const { p, formats, lists, language, languages } = words;
  const month = monthName(summary.year, summary.month, language);
  const island = (id: number) => {
    const speciesEntry = lists.places.get(id);
    return speciesEntry ? placeName(speciesEntry, languages) : NAME_TO_COME;
  };
  const outbreaks = summary.outbreaks.map(
    ({ island: id, cases, ...said }) =>
      html`<li>${p('plain.line', { label: island(id), text: formats.number(cases) })} ${p(`plain.verdict_${outbreakStatusOf(said)}`)}<br>${followLink(words, { id, name: island(id) })}</li>`,
  );
  return {
    title: p('plain.homeTitle'),
    content: html`<h1>${p('plain.homeTitle')}</h1><p class="q">${p('plain.homeText')}</p><a class="b" href="/plain/report?lang=${shortCode(language)}">${p('plain.reportLink')}</a>${emergencyLine(words)}<h2>${land}, ${month}</h2><p>${isSilent ? p('plain.monthSilent') : p('plain.monthCases', { count: summary.cases })}</p>${
      outbreaks.length > 0 &&
      html`<p>${p('plain.outbreaks')}</p><ul>${outbreaks}</ul>${basisLine(words, { based: summary.cases, official: sharesIn(figures.official, [summary.year]) })}`
    }${publicLinks(words, '/plain/')}<p class="h fp"><a class="lk" href="/">${p('plain.fullPortal')}</a></p>`,
  };
};

/** The map as a list: islands of a country by archipelago, with their numbers of reports. */
export const mapPage: PublicPage = (about) => {
  const { words, land, figures, summary, silence } = about;
  const { p, lists, language, languages, formats } = words;
  const years = recentYears(summary.year);
  const { official } = figures;
  const head = [p('plain.island'), p('plain.lastYears'), p('plain.inAll')];
  const groups = new Map<string, [Html, string, string][]>();
  const namedIslands = figures.islands.flatMap(({ island, ...counts }) => {
    const place = lists.places.get(island);
    return place ? [{ place, ...counts }] : [];
  });
  const nameOf = (place: Place) => placeName(place, languages);
  const compare = nameOrder(shortLanguage(language));
  namedIslands.sort(
    (a, b) => b.recent - a.recent || b.total - a.total || compare(nameOf(a.place), nameOf(b.place)),
  );
  for (const { place, recent, total } of namedIslands) {
    const over = chainOf(place, (id) => lists.places.get(id)).find(({ type }) => type === 'A');
    const group = over ? nameOf(over) : land;
    const isSilent = recent === 0 && !silence.wasObserved(place.id, years);
    const line: [Html, string, string] = [
      subjectLink('island', place.id, nameOf(place), words),
      isSilent ? p('plain.notObserved') : formats.number(recent),
      formats.number(total),
    ];
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return {
    title: p('plain.mapLink'),
    content: html`<h1>${p('plain.mapTitle', { place: land })}</h1><p class="q">${p('plain.notSafe')}</p>${[
      ...groups,
    ].map(([group, rows]) =>
      table(group, head, rows),
    )}${figures.unplaced > 0 && html`<p>${p('plain.unplaced', { count: figures.unplaced })}</p>`}${
      groups.size === 0 && html`<p>${p('plain.noCase')}</p>`
    }${silentLine(words, silence.islandsOf(years).whole)}${basisLine(words, { based: sumCounts(figures.islands), left: figures.unplaced, official })}${pageFiles(about, '/plain/map', p('plain.mapTitle', { place: land }))}${countryForm(about, '/plain/map')}${publicLinks(words, '/plain/map')}`,
  };
};

/** Sentence on the islands that were not observed in the last years; nothing where all were. */
function silentLine({ d, lists, language, languages }: Words, silent: readonly number[]): Html | false {
  const names = silent
    .flatMap((id) => lists.places.get(id) ?? [])
    .map((place) => placeName(place, languages))
    .sort(nameOrder(shortLanguage(language)));
  const islands = abbreviateNames(names);
  return names.length > 0 && html`<p>${d('basis.silentWhole', { count: names.length, islands })}</p>`;
}

const sumCounts = (rows: readonly { total: number }[]): number =>
  rows.reduce((sum, { total }) => sum + total, 0);

/** Number of species in a table (specification, section 9), and with those tied with the last of them. */
const SPECIES_SHOWN = { wanted: 25, most: 50 };

/** Statistics as tables: last twelve months, years, species. */
export const statsPage: PublicPage = (about) => {
  const { words, land, summary, figures, silence } = about;
  const { official } = figures;
  const { p, formats, lists, language, languages } = words;
  const months = [...summary.months]
    .reverse()
    .map(({ year, month, cases, observed }): [string, string, number | null] => [
      monthName(year, month, language),
      observed || cases > 0 ? formats.number(cases) : p('plain.notObserved'),
      silence.leftOut(year, month),
    ]);
  const years = figures.years.map(({ year, total }): [string, string, number | null] => {
    return [String(year), formats.number(total), silence.leftOut(year)];
  });
  const count = p('plain.reports');
  /** A table of counts over time; the column of unobserved islands appears only where there are any. */
  const timeTable = (
    caption: string,
    first: string,
    rows: readonly (readonly [string, string, number | null])[],
  ) =>
    rows.some(([, , silent]) => silent)
      ? table(
          caption,
          [first, count, p('plain.silentIslands')],
          rows.map(([name, cases, silent]) => [
            ...([name, cases] as const),
            silent === null ? p('plain.notObserved') : formats.number(silent),
          ]),
        )
      : table(
          caption,
          [first, count],
          rows.map(([name, cases]) => [name, cases]),
        );
  const { wanted, most } = SPECIES_SHOWN;
  const totalOf = ({ total }: { total: number }) => total;
  const leading = leadingEntries(figures.species, totalOf, wanted, most);
  const left = entriesLeft(figures.species, totalOf, leading);
  const species = leading.map(({ specie_id, total }): [Html, string] => {
    const known = lists.species.get(specie_id);
    const name = known ? specieLabel(known, languages) : NAME_TO_COME;
    return [subjectLink('species', specie_id, name, words), formats.number(total)];
  });
  return {
    title: p('plain.statsLink'),
    content: html`<h1>${p('plain.statsTitle', { place: land })}</h1><p class="q">${p('plain.notSafe')}</p>${timeTable(
      p('plain.byMonth'),
      p('plain.month'),
      months,
    )}${basisLine(words, {
      based: summary.months.reduce((sum, { cases }) => sum + cases, 0),
      official: sharesIn(
        official,
        summary.months.map(({ year }) => year),
      ),
    })}${timeTable(p('plain.byYear'), p('plain.year'), years)}${
      figures.unmonthed > 0 && html`<p>${p('plain.unmonthed', { count: figures.unmonthed })}</p>`
    }${basisLine(words, { based: sumCounts(figures.years), official })}${table(
      p('plain.bySpecies'),
      [p('plain.specie'), count],
      species,
    )}${leftLine(words, left)}${basisLine(words, { based: sumCounts(figures.species), left: figures.unnamed, official })}${stillIllLines(about)}<p class="h">${p('plain.counts')}</p>${pageFiles(about, '/plain/stats', p('plain.statsTitle', { place: land }))}${countryForm(about, '/plain/stats')}${publicLinks(words, '/plain/stats')}`,
  };
};

/** The species directory by group, with names and numbers of reports. */
export const speciesPage: PublicPage = (about) => {
  const { words, land, figures } = about;
  const { official } = figures;
  const { p, formats, lists, language, languages } = words;
  const counts = new Map(figures.species.map(({ specie_id, total }) => [specie_id, total]));
  const compare = nameOrder(shortLanguage(language));
  const groups = [...lists.phenotypes.values()].filter(({ deleted }) => !deleted);
  const rowsOf = (group: number) =>
    [...lists.species.values()]
      .filter(({ phenotype_id, deleted }) => phenotype_id === group && !deleted)
      .map((specie) => ({
        id: specie.id,
        ...specieNames(specie, languages),
        count: counts.get(specie.id) ?? 0,
      }))
      .sort((a, b) => compare(a.common ?? a.scientific, b.common ?? b.scientific))
      .map(({ id, common, local, scientific, count }): [Html, string] => [
        subjectLink(
          'species',
          id,
          html`${[common, ...local.map(({ value }) => value)].filter(Boolean).join(', ')} <i>${scientific}</i>`,
          words,
        ),
        formats.number(count),
      ]);
  return {
    title: p('plain.speciesLink'),
    content: html`<h1>${p('plain.speciesLink')}</h1><p class="q">${p('plain.notSafe')}</p>${groups.map(
      (group) =>
        table(
          phenotypeLabel(group, languages),
          [p('plain.specie'), `${p('plain.reports')}, ${land}`],
          rowsOf(group.id),
        ),
    )}${basisLine(words, { based: sumCounts(figures.species), left: figures.unnamed, official })}${pageFiles(about, '/plain/species', p('plain.speciesLink'))}<p class="np"><a class="lk" href="/plain/darwin-core?lang=${shortCode(words.language)}">${p('plain.dwcLink')}</a></p>${countryForm(about, '/plain/species')}${publicLinks(words, '/plain/species')}`,
  };
};
