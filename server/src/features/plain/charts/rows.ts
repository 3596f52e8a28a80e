import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { GENDERS, HISTORIES, ONSET_DELAYS } from '@ciguawatch/shared/domain/codes/choices';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import type { FramedChart } from '@ciguawatch/shared/domain/statistics/framed-charts';
import { peopleBound } from '@ciguawatch/shared/domain/statistics/people-bound';
import { type Count, topEntries } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import {
  NAME_TO_COME,
  phenotypeLabel,
  specieLabel,
} from '@ciguawatch/shared/domain/text/search/species-names';
import type { Words } from '../frame/words';
import type { ChartFigures, ChartRow } from './figures';
import { rateRows } from './rate-rows';

/** A chart of the statistics as rows. */
export interface ChartContent {
  title: string;
  /** header of the names, and of the values */
  head: readonly [string, string];
  rows: readonly ChartRow[];
  /** public column that it counts, whose withheld values its basis tells; null where it counts reports */
  column: PublicColumn | null;
  /** reports that it counts, where these are neither all nor those that show the column */
  based?: number;
}

type MakeChart = (of: ChartFigures) => ChartContent;

const countRow = ({ name, count }: { name: string; count: number }): ChartRow => ({ name, value: count });
const anyRow = ({ value }: ChartRow) => value !== 0;

/** Rows of the known choices and, last, of the unknown answers: the choice "unknown" and no answer together. */
function choiceRows(
  counts: readonly number[],
  choices: readonly string[],
  { unknown, name, last }: { unknown: string | null; name: (choice: string) => string; last: string },
): ChartRow[] {
  const none = (counts[0] ?? 0) + (unknown === null ? 0 : (counts[choices.indexOf(unknown) + 1] ?? 0));
  const known = choices.flatMap((choice, i) =>
    choice === unknown ? [] : [{ name: name(choice), value: counts[i + 1] ?? 0 }],
  );
  return [...known, { name: last, value: none }];
}

const reportsHead = ({ t }: Words, heading: string): [string, string] => [t(heading), t('stats.cases')];

/** A chart of a question with choices. */
const choiceChart =
  (
    column: 'gender' | 'history' | 'gsympt_delay',
    [title, heading]: [string, string],
    counts: 'genders' | 'histories' | 'delays',
    [choices, unknown]: [readonly string[], string],
  ): MakeChart =>
  ({ about: { words }, figures }) => ({
    ...{ title: words.t(title), head: reportsHead(words, heading), column },
    rows: choiceRows(figures[counts], choices, {
      ...{ unknown, last: words.t('stats.unknown') },
      name: (id) => words.d(`${column}.${id}`),
    }).filter(anyRow),
  });

/** A chart of species, groups or islands, the most reported first, and of the reports that name none. */
const rankedChart =
  (
    column: 'specie_id' | 'phenotype_id' | 'case_island',
    [title, heading, none]: [string, string, string],
    pick: (of: ChartFigures) => { counts: readonly Count[]; base?: number },
    nameOf: (id: number, words: Words) => string,
  ): MakeChart =>
  (of) => {
    const { words } = of.about;
    const { counts, base } = pick(of);
    const counted = counts.reduce((sum, { count }) => sum + count, 0);
    const rest = [
      { name: words.t('stats.noGroup'), count: (base ?? counted) - counted },
      { name: words.t(none), count: of.figures.reports - (base ?? counted) },
    ];
    return {
      ...{ title: words.t(title), head: reportsHead(words, heading), column },
      rows: [
        ...topEntries(counts).map(({ key, count }) => countRow({ name: nameOf(key, words), count })),
        ...rest.filter(({ count }) => count > 0).map(countRow),
      ],
    };
  };

/** People ill by year, the latest first; a year that nobody observed has no bar. */
const monthsChart: MakeChart = ({ about: { words }, figures, years, now, isObserved }) => {
  const { t, formats } = words;
  const counted = new Map(figures.years.map((one) => [one.year, one]));
  const first = years[0] ?? figures.years[0]?.year ?? now.year;
  const last = years.at(-1) ?? now.year;
  const isSeen = (year: number) =>
    Array.from({ length: 12 }, (_, i) => i + 1).some((month) => isObserved({ year, month }));
  const rows = Array.from({ length: last - first + 1 }, (_, i) => last - i).map((year): ChartRow => {
    const people = counted.get(year)?.cases;
    if (people === undefined && !isSeen(year))
      return { name: String(year), value: null, text: t('stats.gap') };
    return { name: String(year), value: people ?? 0, text: formats.number(people ?? 0) };
  });
  const people = t(peopleBound(figures).atLeast ? 'stats.peopleAtLeast' : 'stats.people');
  return { title: t('stats.months'), head: [t('stats.year'), people], rows, column: null };
};

/** How each chart of the statistics is told in a frame, with the figures of its card. */
export const CHARTS: Readonly<Record<FramedChart, MakeChart>> = {
  months: monthsChart,
  symptoms: ({ about: { words }, figures }) => ({
    title: words.t('stats.symptoms'),
    head: reportsHead(words, 'stats.symptom'),
    // One symptom stands for all, because symptoms are withheld together.
    column: 'sympt_nausea',
    rows: topEntries(figures.symptoms).map(({ key, count, answered }) => ({
      ...{ name: words.d(`symptom.${key}`), value: count },
      text: `${words.formats.number(count)} / ${words.formats.number(answered)}`,
    })),
  }),
  species: rankedChart(
    'specie_id',
    ['stats.species', 'stats.specie', 'stats.notNamed'],
    ({ figures }) => ({ counts: figures.species }),
    (id, { specie, languages }) => {
      const one = specie(id);
      return one ? specieLabel(one, languages) : NAME_TO_COME;
    },
  ),
  ages: ({ about: { words }, figures }) => ({
    ...{ title: words.t('stats.ages'), head: reportsHead(words, 'stats.age'), column: 'age_bucket' },
    // Ages are ordered classes, so an empty class keeps its place.
    rows: AGE_BUCKETS.map(({ id }, i) => ({
      name: words.d(`age_bucket.${id}`),
      value: figures.ages[i + 1] ?? 0,
    })),
  }),
  parts: ({ about: { words }, figures }) => ({
    ...{ title: words.t('stats.parts'), head: reportsHead(words, 'stats.part'), column: 'specie_part_flesh' },
    rows: [...figures.parts]
      .sort((a, b) => b.count - a.count)
      .map(({ key, count }) => countRow({ name: words.d(`part.${key}`), count }))
      .filter(anyRow),
  }),
  histories: choiceChart('history', ['stats.histories', 'stats.histories'], 'histories', [HISTORIES, 'U']),
  genders: choiceChart('gender', ['stats.genders', 'stats.genders'], 'genders', [GENDERS, 'U']),
  meals: ({ about: { words }, figures }) => ({
    ...{ title: words.t('stats.meals'), head: reportsHead(words, 'stats.meals'), column: 'mass_poisoning' },
    rows: [
      { name: words.t('stats.meal_individual'), value: figures.meals.individual },
      { name: words.t('stats.meal_collective'), value: figures.meals.collective },
      { name: words.t('stats.unknown'), value: figures.meals.unknown },
    ].filter(anyRow),
  }),
  delays: choiceChart('gsympt_delay', ['stats.delays', 'stats.delay'], 'delays', [ONSET_DELAYS, '1']),
  persistence: ({ about: { words }, figures: { persistence, reports } }) => ({
    title: words.t('stats.persistence'),
    head: reportsHead(words, 'stats.persistence'),
    column: 'gsympt_persist',
    rows: [
      { name: words.d('answer.yes'), value: persistence.yes },
      { name: words.d('answer.no'), value: persistence.answered - persistence.yes },
      { name: words.t('stats.unknown'), value: reports - persistence.answered },
    ].filter(anyRow),
  }),
  islands: rankedChart(
    'case_island',
    ['stats.islands', 'stats.island', 'stats.placeUnknown'],
    ({ figures }) => ({ counts: figures.islands }),
    (id, { lists, languages }) => {
      const one = lists.places.get(id);
      return one ? placeName(one, languages) : NAME_TO_COME;
    },
  ),
  phenotypes: rankedChart(
    'phenotype_id',
    ['stats.groups', 'stats.group', 'stats.notNamed'],
    // A report that names a species without a group still names its fish.
    ({ figures }) => ({ counts: figures.phenotypes, base: figures.fishNamed }),
    (id, { phenotype, languages }) => {
      const one = phenotype(id);
      return one ? phenotypeLabel(one, languages) : NAME_TO_COME;
    },
  ),
  rates: (of) => ({
    ...{ title: of.about.words.t('stats.rates'), column: 'case_island' },
    head: [of.about.words.t('stats.unit'), of.about.words.t('stats.rate')],
    ...rateRows(of),
  }),
};
