import './texts';
import {
  makeIsObserved,
  monthsOf,
  observedPeriod,
  observedSpans,
  type Span,
} from '@ciguawatch/shared/domain/statistics/coverage';
import { fileNameFrom } from '@ciguawatch/shared/domain/text/files/file-name';
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
const ciguawatchText: Translate = (key, vars) => translate('ciguawatch', key, vars);

/** Lines about figures that leave the page, the same on paper, in pictures and in files. */
export interface FiguresDescription {
  /** Lines above the figures: filters, period, and islands that nobody observed in it. */
  head: string[];
  /** Age of the figures, their sources, and a link that shows them again. */
  foot: string[];
}

/** The figures of a page that are printed or saved. */
export interface FiguresSubject {
  choice: CaseChoice;
  /** Path of the page with these figures. */
  page: string;
  /** Id of the page's card that shows them; absent for a whole page. */
  card?: string;
  /** Whether the figures are a map, whose view is part of the link. */
  map?: boolean;
  /** Month of the latest case; null when no case exists, undefined while loading. */
  latest: { year: number; month: number } | null | undefined;
}

/** Filters other than the time, in words: places, fish, meals, alerts. */
const filterParts = ({ countries, archis, islands, species, phenotypes, meal, alerts }: CaseChoice) =>
  [
    [...countries.map(countryName), ...archis.map(locationName), ...islands.map(locationName)].join(', '),
    [
      ...species.map(specieName),
      ...phenotypes.map((id) => ciguawatchText('map.group', { name: phenotypeName(id) })),
    ].join(', '),
    meal === 'all' ? '' : ciguawatchText(`map.meal_${meal}`),
    alerts ? ciguawatchText('map.alertsOnly') : '',
  ].filter(Boolean);

const filtersLine = (choice: CaseChoice): string =>
  t('filters', { list: filterParts(choice).join(' · ') || t('everything') });

/** Years, months, places and fish for a file name, the time first. */
function chosenWords(choice: CaseChoice): string[] {
  const years = yearsOf(choice, homeMonth().year);
  const months = choice.months.map((one) => formatMonth(one, null, 'long', language.code));
  return [years.length > 0 ? runsOf(years, '-') : t('allYears'), ...months, ...filterParts(choice)];
}

/** Months of the chosen years that were observed at the chosen places; '' until the coverage is loaded. */
function observedText(choice: CaseChoice): string {
  const years = yearsOf(choice, homeMonth().year);
  const places = observedPlaces(choice);
  const sources = collections.coverage.all();
  const now = homeMonth();
  const period = observedPeriod(sources, places, now);
  if (sources.length === 0) return '';
  const [first, last] =
    years.length > 0 ? [Math.min(...years), Math.max(...years)] : [period?.from.year ?? now.year, now.year];
  const isObserved = makeIsObserved(sources, places, now);
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

/** The chosen years, when the places were observed in them, and the chosen months. */
function periodLine(choice: CaseChoice): string {
  const { code } = language;
  const years = yearsOf(choice, homeMonth().year);
  const words = [years.length > 0 ? runsOf(years) : t('allYears'), observedText(choice)].filter(Boolean);
  const months = choice.months.map((one) => formatMonth(one, null, 'long', code)).join(', ');
  const period = words.join(', ');
  return months ? t('periodMonths', { years: period, months }) : t('period', { years: period });
}

/** The sources that observe the chosen countries, each once. */
function sourceLine({ countries }: CaseChoice): string {
  const mine = collections.coverage
    .all()
    .filter(({ country }) => countries.length === 0 || countries.includes(country));
  const names = [...new Set(mine.map(({ source }) => source))].map((source) => t(`source_${source}`));
  return t('source', { list: names.join(', ') });
}

/** The same lines after their texts are loaded, and the words of the choice for the file name. */
export async function aboutReady(
  subject: FiguresSubject,
): Promise<FiguresDescription & { chosen: string[] }> {
  await textsReady();
  return { ...describeFigures(subject), chosen: chosenWords(subject.choice) };
}

/** File name of figures without extension: what they show, the filters and the day. */
export const figuresName = (what: string, choice: CaseChoice): string =>
  fileNameFrom(what, chosenWords(choice), clock.today());

/**
 * Lines above and below figures that leave the page, in the language of the interface. Its texts must be
 * loaded.
 */
export function describeFigures({ choice, page, card, map, latest }: FiguresSubject): FiguresDescription {
  const { refreshedAt } = collections.case;
  const age = [
    latest === undefined
      ? ''
      : latest
        ? ciguawatchText('map.latestCase', {
            month: formatMonth(latest.month, latest.year, 'long', language.code),
          })
        : ciguawatchText('map.latestNone'),
    refreshedAt === null ? '' : ciguawatchText('map.dataOf', { date: formatInstant(refreshedAt) }),
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
