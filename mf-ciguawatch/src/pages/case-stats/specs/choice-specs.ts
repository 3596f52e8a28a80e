import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { GENDERS, HISTORIES, ONSET_DELAYS } from '@ciguawatch/shared/domain/codes/choices';
import {
  type ChartLabels,
  type Entry,
  emptyChartText,
  leaderSentence,
  type OwnSpec,
  simpleData,
} from './chart-specs';

/** Counts per choice as entries. The choice "unknown" and missing answers are counted together. */
function entriesOf(
  counts: readonly number[],
  choices: readonly string[],
  unknownCode: string | null,
  name: (choice: string) => string,
  unknownName: string,
): { known: Entry[]; all: Entry[]; unknown: number } {
  const unknown = (counts[0] ?? 0) + (unknownCode ? (counts[choices.indexOf(unknownCode) + 1] ?? 0) : 0);
  const known = choices.flatMap((choice, i) =>
    choice === unknownCode ? [] : [{ name: name(choice), count: counts[i + 1] ?? 0 }],
  );
  return { known, unknown, all: [...known, { name: unknownName, count: unknown, unknown: true }] };
}

const total = (entries: readonly Entry[]) => entries.reduce((sum, { count }) => sum + count, 0);
/**
 * Leaves out choices without reports (specification, section 2). Charts with an ordered axis keep them
 * instead.
 */
const nonZeroEntries = (entries: readonly Entry[]) => entries.filter(({ count }) => count > 0);

/** Chart of age classes, which keeps empty ones. */
export function agesSpec(labels: ChartLabels): OwnSpec {
  const { figures, t, d } = labels;
  const { known, unknown } = entriesOf(
    figures.ages,
    AGE_BUCKETS.map(({ id }) => id),
    null,
    (id) => d(`age_bucket.${id}`),
    t('stats.unknown'),
  );
  return {
    id: 'ages',
    column: 'age_bucket',
    title: t('stats.ages'),
    fileName: t('stats.fileAges'),
    kind: 'column',
    span: 4,
    // Ages are ordered classes, so an empty class keeps its place.
    data: {
      ...simpleData(t('stats.age'), known, total(known), labels),
      short: AGE_BUCKETS.map(({ id }) => id),
    },
    shareBase: total(known),
    sentence:
      total(known) > 0
        ? [
            leaderSentence(known, labels, ({ name }) => t('stats.agesSay', { name })),
            unknown > 0 ? t('stats.agesUnknown', { count: unknown }) : '',
          ]
            .join(' ')
            .trim()
        : emptyChartText(labels, 'age_bucket'),
  };
}

/** Chart of sexes. */
export function gendersSpec(labels: ChartLabels): OwnSpec {
  const { figures, t, d, number } = labels;
  const { known, all, unknown } = entriesOf(
    figures.genders,
    GENDERS,
    'U',
    (id) => d(`gender.${id}`),
    t('stats.unknown'),
  );
  return {
    id: 'genders',
    column: 'gender',
    title: t('stats.genders'),
    fileName: t('stats.fileGenders'),
    kind: 'bar',
    span: 6,
    data: simpleData(t('stats.genders'), nonZeroEntries(all), total(known), labels),
    shareBase: total(known),
    sentence:
      unknown > 0 && total(known) > 0
        ? t('stats.gendersSay', { unknown: number(unknown), count: figures.reports })
        : total(known) > 0
          ? t('stats.notKnown', { count: 0 })
          : emptyChartText(labels, 'gender'),
  };
}

/** Chart of earlier ciguatera poisonings, as a share of those who answered. */
export function historiesSpec(labels: ChartLabels): OwnSpec {
  const { figures, t, d, number } = labels;
  const { known, all } = entriesOf(
    figures.histories,
    HISTORIES,
    'U',
    (id) => d(`history.${id}`),
    t('stats.unknown'),
  );
  return {
    id: 'histories',
    column: 'history',
    title: t('stats.histories'),
    fileName: t('stats.fileHistories'),
    kind: 'bar',
    asTable: true,
    span: 4,
    data: simpleData(t('stats.histories'), nonZeroEntries(all), total(known), labels),
    shareBase: total(known),
    sentence:
      total(known) > 0
        ? t('stats.historiesSay', {
            count: figures.histories[HISTORIES.indexOf('1') + 1] ?? 0,
            answered: number(total(known)),
          })
        : emptyChartText(labels, 'history'),
  };
}

/** Chart of the delay between meal and first symptoms. */
export function delaysSpec(labels: ChartLabels): OwnSpec {
  const { figures, t, d } = labels;
  const { known, all } = entriesOf(
    figures.delays,
    ONSET_DELAYS,
    '1',
    (id) => d(`gsympt_delay.${id}`),
    t('stats.unknown'),
  );
  return {
    id: 'delays',
    column: 'gsympt_delay',
    title: t('stats.delays'),
    fileName: t('stats.fileDelays'),
    kind: 'bar',
    span: 6,
    data: simpleData(t('stats.delay'), nonZeroEntries(all), total(known), labels),
    shareBase: total(known),
    sentence:
      leaderSentence(known, labels, ({ name }) => t('stats.delaysSay', { name, count: total(known) })) ||
      emptyChartText(labels, 'gsympt_delay'),
  };
}

/** Chart of reports from meals with one person ill and with several. */
export function mealsSpec(labels: ChartLabels): OwnSpec {
  const { figures, t } = labels;
  const { individual, collective, unknown } = figures.meals;
  const entries: Entry[] = [
    { name: t('stats.meal_individual'), count: individual },
    { name: t('stats.meal_collective'), count: collective },
    { name: t('stats.unknown'), count: unknown, unknown: true },
  ];
  return {
    id: 'meals',
    column: 'mass_poisoning',
    title: t('stats.meals'),
    fileName: t('stats.fileMeals'),
    kind: 'bar',
    span: 6,
    data: simpleData(t('stats.meals'), nonZeroEntries(entries), individual + collective, labels),
    shareBase: individual + collective,
    sentence: individual + collective > 0 ? t('stats.mealsSay') : emptyChartText(labels, 'mass_poisoning'),
  };
}

/** Chart of the parts of the fish that were eaten, most frequent first. */
export function partsSpec(labels: ChartLabels): OwnSpec {
  const { figures, t, d } = labels;
  const entries = figures.parts
    .map(({ key, count }) => ({ name: d(`part.${key}`), count }))
    .sort((a, b) => b.count - a.count);
  return {
    id: 'parts',
    column: 'specie_part_flesh',
    title: t('stats.parts'),
    fileName: t('stats.fileParts'),
    kind: 'bar',
    span: 4,
    data: simpleData(t('stats.part'), nonZeroEntries(entries), figures.partsAnswered, labels),
    shareBase: figures.partsAnswered,
    sentence:
      figures.partsAnswered > 0
        ? t('stats.partsSay', { count: figures.partsAnswered })
        : emptyChartText(labels, 'specie_part_flesh'),
  };
}
