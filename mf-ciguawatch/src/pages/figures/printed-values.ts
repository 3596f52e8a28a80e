import './texts';
import { formatNumber, language, type Translate, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ChartData } from '@ciguawatch/shared/ui/charts/chart-data';

const t: Translate = (key, vars) => translate('figures', `figures.${key}`, vars);
const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 }, language.code);
const percent = (share: number) =>
  formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 1 }, language.code);

/**
 * Chart data with what the screen's table adds to the bars: the share of each value, or the number of answers
 * it is out of, and the interval of a rate. Paper shows no table.
 */
export function withPrintedValues(data: ChartData): { data: ChartData; base: string } {
  const { paper } = data;
  if (paper) return { data: { ...data, written: paper.values }, base: paper.note };
  const [first, second] = data.extra ?? [];
  const [series] = data.series;
  if (!first || !series) return { data, base: '' };
  if (data.series.length > 1 && second) {
    const sums = data.categories.map((_, i) =>
      data.series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0),
    );
    const texts = sums.map((sum, i) =>
      t('outOf', { count: number(sum), total: number(Number(first.values[i])) }),
    );
    return { data: { ...data, written: texts }, base: '' };
  }
  if (second || data.gaps) return { data, base: '' };
  const texts = series.values.map((value, i) => {
    const share = first.values[i];
    return typeof share === 'number'
      ? t('shareOf', { count: number(value), share: percent(share) })
      : number(value);
  });
  return { data: { ...data, written: texts }, base: t('base', { base: first.label }) };
}
