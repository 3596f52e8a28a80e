import type { IsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import type { MonthCount } from '@ciguawatch/shared/domain/statistics/statistics-months';
import type { ChartColour } from '@ciguawatch/shared/ui/charts/chart-data';
import type { ChartLabels, ChartSpec } from './chart-specs';

const YEARS: ChartColour[] = ['seq-2', 'seq-3', 'seq-4', 'seq-5'];

/** Which months a selection asks for. */
export interface MonthSpan {
  /** none: all */
  years: readonly number[];
  /** none: all */
  months: readonly number[];
  now: { year: number; month: number };
  /** whether a month was observed: no report means none only then */
  isObserved: IsObserved;
}

/**
 * Every month that is asked for, up to the current one or the last counted, the empty ones too:
 * on an axis of time a gap says "none", and a hatched one that nobody looked. Months nobody asked for are not there at all.
 */
export function everyMonth(counted: readonly MonthCount[], span: MonthSpan): MonthCount[] {
  const [first] = counted;
  const last = counted.at(-1);
  if (!first || !last) return [];
  const known = new Map(counted.map((one) => [one.year * 12 + one.month, one]));
  const { years, months, now } = span;
  const from = years.length > 0 ? Math.min(...years) : first.year;
  const to = Math.max(now.year * 12 + now.month, last.year * 12 + last.month);
  const all: MonthCount[] = [];
  for (let key = from * 12 + 1; key <= to; key += 1) {
    const month = ((key - 1) % 12) + 1;
    const year = (key - month) / 12;
    if (years.length > 0 && !years.includes(year)) continue;
    if (months.length > 0 && !months.includes(month)) continue;
    all.push(known.get(key) ?? { year, month, cases: 0, reports: 0 });
  }
  return all;
}

/** People ill by month, each year in its own tint, with the months of an outbreak marked. */
export function monthsSpec(labels: ChartLabels, span: MonthSpan): ChartSpec {
  const { figures, t, month, number } = labels;
  const months = everyMonth(figures.months, span);
  const years = [...new Set(months.map(({ year }) => year))];
  const alert = new Set(figures.outbreaks.map((one) => `${one.year}/${one.month}`));
  const worst = months.reduce<MonthCount | null>(
    (best, one) => (best && best.cases >= one.cases ? best : one),
    null,
  );
  return {
    id: 'months',
    title: t('stats.months'),
    count: t('stats.monthsNote'),
    fileName: t('stats.fileMonths'),
    kind: 'column',
    span: 12,
    data: {
      heading: t('stats.month'),
      categories: months.map((one) => month(one.month, one.year, 'short')),
      short: months.map((one) =>
        one.month % 3 === 1 || span.months.length > 0 ? month(one.month, one.year, 'narrow') : '',
      ),
      series: [{ label: t('stats.people'), colour: 'series', values: months.map(({ cases }) => cases) }],
      colours: months.map(({ year }) => YEARS[years.indexOf(year) % YEARS.length] as ChartColour),
      groups: years.map((year) => ({
        title: String(year),
        size: months.filter((one) => one.year === year).length,
      })),
      unobserved: months.flatMap((one, i) => (one.reports === 0 && !span.isObserved(one) ? [i] : [])),
      alerts: months.flatMap((one, i) => (alert.has(`${one.year}/${one.month}`) ? [i] : [])),
      extra: [{ label: t('stats.reports'), values: months.map(({ reports }) => reports) }],
    },
    sentence: t('stats.monthsSay', {
      count: figures.people,
      month: worst ? month(worst.month, worst.year, 'long') : '',
      most: number(worst?.cases ?? 0),
    }),
  };
}
