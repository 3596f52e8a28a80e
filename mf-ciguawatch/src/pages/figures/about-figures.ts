import './texts';
import {
  monthsOf,
  observedIn,
  observedPeriod,
  observedSpans,
  type Span,
} from '@ciguawatch/shared/domain/statistics/coverage';
import { nameSaying } from '@ciguawatch/shared/domain/text/files/file-name';
import {
  formatInstant,
  formatMonth,
  language,
  type Translate,
  textsReady,
  translate,
} from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { homeMonth } from '@ciguawatch/shared/runtime/sync/home-month';
import { countryName, locationName, phenotypeName, specieName } from '../../places/names';
import { cases } from '../../public-cases/cases';
import { type CaseChoice, yearsOf } from '../../public-cases/cases-choice';
import { observedPlaces } from '../../public-cases/observed-places';
import { silentText } from '../../public-cases/silent-islands';
import { runsOf } from './runs';
import { shortLink } from './short-link';

const t: Translate = (key, vars) => translate('figures', `figures.${key}`, vars);
const own: Translate = (key, vars) => translate('ciguawatch', key, vars);

/** What figures are about, in the words of paper, of pictures and of files alike. */
export interface About {
  /** what was chosen, of which time, and which islands nobody observed in it */
  head: string[];
  /** how old the figures are, where they come from, where they are found again */
  foot: string[];
}

/** Figures that leave the page. */
export interface Subject {
  choice: CaseChoice;
  /** path of the page that shows them */
  page: string;
  /** the part of the page, where it is one of several */
  card?: string;
  /** whether they are a map, whose view is part of the address */
  map?: boolean;
  /** month of their latest case; undefined while that is not known */
  latest: { year: number; month: number } | null | undefined;
}

/** What narrows the cases down, but their time: places, fish, meals, alerts. */
const filterParts = ({ countries, archis, islands, species, phenotypes, meal, alerts }: CaseChoice) =>
  [
    [...countries.map(countryName), ...archis.map(locationName), ...islands.map(locationName)].join(', '),
    [
      ...species.map(specieName),
      ...phenotypes.map((id) => own('map.group', { name: phenotypeName(id) })),
    ].join(', '),
    meal === 'all' ? '' : own(`map.meal_${meal}`),
    alerts ? own('map.alertsOnly') : '',
  ].filter(Boolean);

const filtersLine = (choice: CaseChoice): string =>
  t('filters', { list: filterParts(choice).join(' · ') || t('everything') });

/** Years, months, places and fish as a file name says them, the time first. */
function chosenWords(choice: CaseChoice): string[] {
  const years = yearsOf(choice, homeMonth().year);
  const months = choice.months.map((one) => formatMonth(one, null, 'long', language.code));
  return [years.length > 0 ? runsOf(years, '-') : t('allYears'), ...months, ...filterParts(choice)];
}

/** Which months of the chosen years were observed at the chosen places; nothing while that is not known. */
function observedText(choice: CaseChoice): string {
  const years = yearsOf(choice, homeMonth().year);
  const places = observedPlaces(choice);
  const sources = collections.coverage.all();
  const now = homeMonth();
  const period = observedPeriod(sources, places, now);
  if (sources.length === 0) return '';
  const [first, last] =
    years.length > 0 ? [Math.min(...years), Math.max(...years)] : [period?.from.year ?? now.year, now.year];
  const isObserved = observedIn(sources, places, now);
  const inARow = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const seen = observedSpans(
    inARow,
    (at) => (years.length === 0 || years.includes(at.year)) && isObserved(at),
    now,
  ).filter(({ observed }) => observed);
  if (seen.length === 0) return t('notObserved');
  const month = (at: Span['from']) => formatMonth(at.month, at.year, 'long', language.code);
  const one = (span: Span) =>
    monthsOf(span) === 1 ? month(span.from) : t('span', { from: month(span.from), to: month(span.until) });
  const periods = seen.map(one).reduce((before, span) => t('spanAfter', { before, span }));
  return t('observed', { periods });
}

function periodLine(choice: CaseChoice): string {
  const { code } = language;
  const years = yearsOf(choice, homeMonth().year);
  const words = [years.length > 0 ? runsOf(years) : t('allYears'), observedText(choice)].filter(Boolean);
  const months = choice.months.map((one) => formatMonth(one, null, 'long', code)).join(', ');
  const period = words.join(', ');
  return months ? t('periodMonths', { years: period, months }) : t('period', { years: period });
}

/** The observers of the chosen countries, each once. */
function sourceLine({ countries }: CaseChoice): string {
  const mine = collections.coverage
    .all()
    .filter(({ country }) => countries.length === 0 || countries.includes(country));
  const names = [...new Set(mine.map(({ source }) => source))].map((source) => t(`source_${source}`));
  return t('source', { list: names.join(', ') });
}

/** The same once its words are there, and what was chosen, for the name of the file. */
export async function aboutReady(subject: Subject): Promise<About & { chosen: string[] }> {
  await textsReady();
  return { ...aboutFigures(subject), chosen: chosenWords(subject.choice) };
}

/** Name of a file of figures, without ending: what they are, what was chosen, and the day. */
export const figuresName = (what: string, choice: CaseChoice): string =>
  nameSaying(what, chosenWords(choice), clock.today());

/** The lines over and under figures that leave the page; in the language of the interface. */
export function aboutFigures({ choice, page, card, map, latest }: Subject): About {
  const { refreshedAt } = collections.case;
  const age = [
    latest === undefined
      ? ''
      : latest
        ? own('map.latestCase', { month: formatMonth(latest.month, latest.year, 'long', language.code) })
        : own('map.latestNone'),
    refreshedAt === null ? '' : own('map.synced', { date: formatInstant(refreshedAt) }),
    t('made', { date: formatInstant(clock.now()) }),
  ];
  const view = map ? new URLSearchParams(location.search).get('view') : null;
  const link = shortLink(location.origin + page, choice, homeMonth().year, { card, view });
  return {
    head: [filtersLine(choice), periodLine(choice), silentText(choice)].filter((line) => line !== ''),
    foot: [
      ...(cases.full ? [t('fullRows', { list: [...cases.full.countries].map(countryName).join(', ') })] : []),
      age.filter(Boolean).join(' · '),
      sourceLine(choice),
      t('link', { link }),
      ...(config.demo ? [t('demo')] : []),
    ],
  };
}
