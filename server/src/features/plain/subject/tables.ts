import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { entriesLeft, leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import type { MonthCount } from '@ciguawatch/shared/domain/statistics/statistics-months';
import { NAME_TO_COME, specieLabel } from '@ciguawatch/shared/domain/text/search/species-names';
import { type Html, html } from '../frame/html';
import { subjectLink } from '../frame/subject-link';
import type { Words } from '../frame/words';
import type { PublicPageData } from '../public/about';
import { monthName } from '../public/month-name';
import { leftLine, table } from '../public/tables';
import type { SubjectFigures } from './subject-figures';

/** Target number of lines, and the maximum when lines tie with the last one. */
const LINES = { wanted: 10, most: 15 };
const countOf = ({ count }: Count) => count;

/** The last twelve months, the latest first; one that nobody observed says so. */
export function monthsTable(
  { words, summary }: PublicPageData,
  { all }: SubjectFigures,
  isObserved: (at: { year: number; month: number }) => boolean,
): Html {
  const { p, formats, language } = words;
  const reports = new Map(all.months.map((one: MonthCount) => [`${one.year} ${one.month}`, one.reports]));
  const rows = [...summary.months].reverse().map(({ year, month }): [string, string] => {
    const count = reports.get(`${year} ${month}`) ?? 0;
    const isKnown = count > 0 || isObserved({ year, month });
    return [monthName(year, month, language), isKnown ? formats.number(count) : p('plain.notObserved')];
  });
  return table(p('plain.byMonth'), [p('plain.month'), p('plain.reports')], rows);
}

/** Years with reports, the latest first. */
export function yearsTable({ p, formats }: Words, { all }: SubjectFigures): Html | false {
  const rows = [...all.years]
    .reverse()
    .map(({ year, reports }): [string, string] => [String(year), formats.number(reports)]);
  return rows.length > 0 && table(p('plain.byYear'), [p('plain.year'), p('plain.reports')], rows);
}

/** Species and groups that the reports name, and how many name none. */
export function fishTable(words: Words, { all }: SubjectFigures): Html | false {
  const { p, formats, lists, languages } = words;
  const named = leadingEntries(all.species, countOf, LINES.wanted, LINES.most);
  const rows = named.map(({ key, count }): [Html, string] => {
    const specie = lists.species.get(key);
    const name = specie ? specieLabel(specie, languages) : NAME_TO_COME;
    return [subjectLink('species', key, name, words), formats.number(count)];
  });
  const counted = all.species.reduce((sum, { count }) => sum + count, 0);
  const groupOnly = all.fishNamed - counted;
  const rest: [string, number][] = [
    [p('plain.groupAlone'), groupOnly],
    [p('plain.fishUnnamed'), all.reports - all.fishNamed],
  ];
  const others = rest
    .filter(([, count]) => count > 0)
    .map(([name, count]): [string, string] => [name, formats.number(count)]);
  return (
    all.reports > 0 &&
    html`${table(p('plain.fishNamed'), [p('plain.specie'), p('plain.reports')], [...rows, ...others])}${leftLine(words, entriesLeft(all.species, countOf, named))}`
  );
}

/** Islands from which a species is reported. */
export function islandsTable(words: Words, { all }: SubjectFigures): Html | false {
  const { p, formats, lists, languages } = words;
  const shown = leadingEntries(all.islands, countOf, LINES.wanted, LINES.most);
  const rows = shown.map(({ key, count }): [Html, string] => {
    const place = lists.places.get(key);
    const name = place ? placeName(place, languages) : NAME_TO_COME;
    return [subjectLink('island', key, name, words), formats.number(count)];
  });
  return (
    rows.length > 0 &&
    html`${table(p('plain.byIsland'), [p('plain.island'), p('plain.reports')], rows)}${leftLine(words, entriesLeft(all.islands, countOf, shown), 'islands_')}`
  );
}
