import { RATE_ALERT } from '@ciguawatch/shared/domain/statistics/rates';
import type { UnitRate } from '@ciguawatch/shared/domain/statistics/rates-units';
import { TOP } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import type { ChartLabels, ChartSpec } from './chart-specs';

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Rates with their 95 % intervals: the bounds are columns of the table and of the file.
 * @param observed years of observation behind the rates
 */
export function ratesSpec(
  rates: readonly UnitRate[],
  observed: number,
  { t, number, island }: ChartLabels,
): ChartSpec {
  const shown = rates.slice(0, TOP);
  const name = ({ islands }: UnitRate) => islands.map(island).join(', ');
  const [first] = shown;
  const why = t(observed > 0 ? 'stats.ratesNone' : 'stats.ratesUnobserved');
  return {
    id: 'rates',
    title: t('stats.rates'),
    count: `${t('stats.count', { shown: shown.length, total: rates.length })}, ${t('stats.ratesPeriod', { count: Math.ceil(observed), years: number(round(observed)) })}`,
    fileName: t('stats.fileRates'),
    kind: 'bar',
    span: 12,
    data: {
      heading: t('stats.unit'),
      categories: shown.map(name),
      series: [{ label: t('stats.rate'), colour: 'series', values: shown.map(({ rate }) => round(rate)) }],
      intervals: shown.map(({ low, high }) => ({ low, high })),
      extra: [
        { label: t('stats.low'), values: shown.map(({ low }) => round(low)) },
        { label: t('stats.high'), values: shown.map(({ high }) => round(high)) },
        { label: t('stats.reports'), values: shown.map(({ count }) => count) },
        { label: t('stats.residents'), values: shown.map(({ residents }) => residents) },
      ],
    },
    sentence: first
      ? t('stats.ratesSay', {
          name: name(first),
          rate: number(round(first.rate)),
          low: number(round(first.low)),
          high: number(round(first.high)),
          alert: number(RATE_ALERT),
        })
      : why,
    emptyText: why,
  };
}
