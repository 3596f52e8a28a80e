import type { UnitRate, Unrated } from '@ciguawatch/shared/domain/statistics/rates/rates-units';
import { MAX_ENTRIES } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { abbreviateNames } from '@ciguawatch/shared/domain/text/abbreviate-names';
import { type ChartLabels, countOf, emptyChartText, leaderSentence, type OwnSpec } from './chart-specs';

const round = (value: number) => Math.round(value * 10) / 10;

/** Islands without a rate that the sentence names; the chart of islands lists all. */
const MAX_NAMED_ISLANDS = 3;
/**
 * The alert level is drawn only if it is at most this many times the largest interval bound; otherwise the
 * bars would be too short to compare.
 */
const STRETCH = 6;

/** Sentence on how many reports have no rate and why; empty when all have one. */
function unratedSentences(
  { noIsland, noPopulation, notObserved }: Unrated,
  { t, island }: ChartLabels,
): string[] {
  const named = (islands: readonly number[]) => abbreviateNames(islands.map(island), MAX_NAMED_ISLANDS);
  const parts = [
    noIsland > 0 ? t('stats.noRateIsland', { count: noIsland }) : '',
    ...(['noPopulation', 'notObserved'] as const).map((why) => {
      const { count, islands } = { noPopulation, notObserved }[why];
      return count > 0 ? t(`stats.noRate_${why}`, { count, islands: named(islands) }) : '';
    }),
  ].filter((part) => part !== '');
  return parts.length > 0 ? [t('stats.noRate', { list: parts.join(', ') })] : [];
}

/**
 * Chart of rates with 95 % intervals, whose bounds are columns of its table and of saved files.
 * @param unrated reports without a rate, by reason
 * @param observed years of observation behind the rates
 */
export function ratesSpec(
  rates: readonly UnitRate[],
  unrated: Unrated,
  observed: number,
  labels: ChartLabels,
): OwnSpec {
  const { t, number, island, rateAlert } = labels;
  const least = rates[MAX_ENTRIES - 1]?.rate ?? 0;
  const shown = rates.filter(({ rate }, i) => i < MAX_ENTRIES || rate >= least);
  const name = ({ islands }: UnitRate) => islands.map(island).join(', ');
  const [first] = shown;
  const without = unratedSentences(unrated, labels);
  const why = without[0] ?? emptyChartText(labels, 'case_island');
  const most = Math.max(0, ...shown.map(({ high }) => high));
  const limit = first && most * STRETCH >= rateAlert ? rateAlert : undefined;
  return {
    id: 'rates',
    column: 'case_island',
    title: t('stats.rates'),
    count: [
      countOf(shown.length, rates.length, labels).count,
      t('stats.ratesPeriod', { count: Math.ceil(observed), years: number(round(observed)) }),
    ]
      .filter(Boolean)
      .join(', '),
    fileName: t('stats.fileRates'),
    kind: 'bar',
    span: 12,
    data: {
      heading: t('stats.unit'),
      categories: shown.map(name),
      series: [{ label: t('stats.rate'), colour: 'series', values: shown.map(({ rate }) => round(rate)) }],
      intervals: shown.map(({ low, high }) => ({ low, high })),
      paper: {
        values: shown.map(({ rate, low, high }) =>
          t('stats.rateOfPaper', {
            rate: number(round(rate)),
            low: number(round(low)),
            high: number(round(high)),
          }),
        ),
        note: t('stats.ratesPaper'),
      },
      limit,
      key: limit ? [{ mark: 'limit', text: t('stats.keyRateAlert', { alert: number(limit) }) }] : [],
      extra: [
        { label: t('stats.low'), values: shown.map(({ low }) => round(low)) },
        { label: t('stats.high'), values: shown.map(({ high }) => round(high)) },
        { label: t('stats.reports'), values: shown.map(({ count }) => count) },
        { label: t('stats.residents'), values: shown.map(({ residents }) => residents) },
        // As text, because a formatted number would group its thousands.
        { label: t('stats.census'), values: shown.map(({ census }) => String(census)) },
      ],
    },
    sentence: first
      ? [
          leaderSentence(
            rates.map((one) => ({ ...one, name: name(one), count: round(one.rate) })),
            labels,
            (one) =>
              t('stats.ratesSay', {
                name: one.name,
                rate: number(one.count),
                low: number(round(one.low)),
                high: number(round(one.high)),
              }),
          ),
          t('stats.ratesLevel', { alert: number(rateAlert) }),
          ...without,
        ].join(' ')
      : why,
    emptyText: why,
  };
}
