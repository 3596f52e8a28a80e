import { RULED_CLASSES, type RuledClass } from '@ciguawatch/shared/domain/case-class/classes';
import { type ChartLabels, leaderSentence, type OwnSpec } from './chart-specs';
import { lastTimes } from './last-months';
import { timesOf } from './months-spec';
import { gapsOf, type MonthSpan } from './time-marks';

/** Colours of the classes: the surer, the stronger. */
const COLOURS = {
  confirmed: 'sev-3',
  probable: 'sev-2',
  suspected: 'sev-1',
  not_fitting: 'sev-y',
  unclassified: 'cat-6',
} as const satisfies Record<RuledClass, string>;

/** A column of the curve. */
interface Time {
  year: number;
  month?: number;
  classes: readonly number[];
  /** whether it was observed, or holds reports */
  seen: boolean;
}

/** The columns of the curve by the period that charts over time have. */
function columnsOf({ figures }: ChartLabels, span: MonthSpan): Time[] {
  const { months, years, isByYear } = timesOf(figures, span);
  const isSeen = (of: typeof months) => of.some((one) => one.reports > 0 || span.isObserved(one));
  if (isByYear)
    return years.map((year) => {
      const classes = figures.classYears.find((one) => one.year === year)?.classes ?? [];
      return { year, classes, seen: classes.length > 0 || isSeen(months.filter((one) => one.year === year)) };
    });
  return months.map((one) => {
    const { year, month } = one;
    const found = figures.classMonths.find((of) => of.year === year && of.month === month);
    return { year, month, classes: found?.classes ?? [], seen: isSeen([one]) };
  });
}

/** The names below the columns: months with their years below them, or years. */
function axisOf(times: readonly Time[], { month: monthName }: ChartLabels, isWhole: boolean) {
  if (times[0]?.month === undefined)
    return { codes: times.map(({ year }) => String(year)), heading: 'stats.year' };
  const years = [...new Set(times.map(({ year }) => year))];
  return {
    heading: 'stats.month',
    codes: times.map(({ year, month = 1 }) => `${year}-${String(month).padStart(2, '0')}`),
    short: times.map(({ month = 1 }) =>
      month % 3 === 1 || !isWhole ? monthName(month, null, 'narrow') : '',
    ),
    groups: years.map((year) => ({
      title: String(year),
      size: times.filter((one) => one.year === year).length,
    })),
  };
}

/**
 * Curve of reports over time, stacked by class, by month or year as the curve of people ill; none for readers of public
 * rows, which have no class.
 */
export function classSpecs(labels: ChartLabels, span: MonthSpan): OwnSpec[] {
  const { figures, t, d, number, percent, month: monthName } = labels;
  const { editors } = figures;
  const times = editors ? columnsOf(labels, span) : [];
  if (!editors || !times.some(({ classes }) => classes.length > 0)) return [];
  const nameOf = (at: number, style: 'long' | 'short') => {
    const { year, month } = times[at] as Time;
    return month === undefined ? String(year) : monthName(month, year, style);
  };
  const seen = times.map((one) => one.seen);
  const long = (at: number) => nameOf(at, 'long');
  const last = lastTimes(times, seen, span, long, labels);
  const series = RULED_CLASSES.map((name, at) => ({
    label: d(`case_class.${name}`),
    colour: COLOURS[name],
    values: times.map(({ classes }) => classes[at + 1] ?? 0),
  }));
  const entries = series.map(({ label, values }) => ({
    name: label,
    count: values.reduce((sum, one) => sum + one, 0),
  }));
  const count = entries.reduce((sum, one) => sum + one.count, 0);
  const { heading, ...axis } = axisOf(times, labels, span.months.length === 0);
  const gaps = gapsOf(
    seen,
    (from, to) => (from === to ? long(from) : t('stats.gapFrom', { from: long(from), to: long(to) })),
    t,
  );
  const say = leaderSentence(entries, labels, (first) =>
    t('stats.classesSay', {
      name: first.name,
      some: number(first.count),
      count,
      share: percent(first.count / Math.max(1, count)),
    }),
  );
  return [
    {
      id: 'classes',
      column: null,
      title: t('stats.classes'),
      count: t('stats.editorsOnly'),
      of: { based: editors.reports, left: figures.reports - editors.reports, withheld: false },
      fileName: t('stats.fileClasses'),
      kind: 'column',
      span: 12,
      data: {
        ...axis,
        heading: t(heading),
        categories: times.map((_, i) => last.name(i, nameOf(i, 'short'))),
        series,
        gaps,
        partly: [...last.at],
      },
      sentence: [say, ...last.say].filter(Boolean).join(' '),
    },
  ];
}
