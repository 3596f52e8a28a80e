import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import type { MonthCount, YearCount } from '@ciguawatch/shared/domain/statistics/statistics-months';
import { type ChartLabels, leaderSentence, type OwnSpec } from './chart-specs';
import { lastTimes } from './last-months';
import { peopleWords } from './people-words';
import { alertsText, gapsOf, keyOf, type MonthSpan, silentColumn, tipOf, undrawnOf } from './time-marks';
import { yearsSpec } from './years-spec';

/** Most years that are shown by month; more are shown by year. */
const MANY_YEARS = 8;

/**
 * All selected months up to the current or last counted one, empty ones included: a gap on the time axis
 * means no cases, hatching means not observed. Months outside the selection are absent.
 * @param ofYears counts by year; they may begin earlier than the months, because some reports have a year
 *   only
 */
export function everyMonth(
  counted: readonly MonthCount[],
  ofYears: readonly Pick<YearCount, 'year'>[],
  span: MonthSpan,
): MonthCount[] {
  const [first] = ofYears;
  const last = ofYears.at(-1);
  if (!first || !last) return [];
  const known = new Map(counted.map((one) => [one.year * 12 + one.month, one]));
  const { years, months, today: now } = span;
  const from = years.length > 0 ? Math.min(...years) : first.year;
  const to = Math.max(now.year * 12 + now.month, ...counted.map((one) => one.year * 12 + one.month));
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

/** Times on the axis of charts over time: months, or years where months would be too thin to read or are unknown. */
export function timesOf(figures: Pick<CaseStatistics, 'months' | 'years'>, span: MonthSpan) {
  const months = everyMonth(figures.months, figures.years, span);
  const years = [...new Set(months.map(({ year }) => year))];
  // Reports without a month appear only in the bar of their year.
  const isByYear = years.length > MANY_YEARS || (figures.months.length === 0 && figures.years.length > 0);
  return { months, years, isByYear };
}

/** Chart of people ill by month with outbreak months marked; by year when there are more than eight years. */
export function monthsSpec(labels: ChartLabels, span: MonthSpan): OwnSpec {
  const { figures, t, month, number } = labels;
  const { months, years, isByYear } = timesOf(figures, span);
  const seen = months.map((one) => one.reports > 0 || span.isObserved(one));
  const observed = months.filter((_, i) => seen[i]);
  const words = peopleWords(figures, t);
  const count = [words.ill(figures.people), t('stats.overMonths', { count: observed.length })].join(' ');
  if (isByYear)
    return {
      ...yearsSpec(labels, {
        years,
        observed,
        whole: span.months.length || 12,
        arrival: span,
        silentIn: (year) =>
          months.some((one) => one.year === year && span.isObserved(one))
            ? (span.silentIn?.([year], span.months) ?? null)
            : null,
        official: span.official ?? [],
      }),
      count,
    };

  const alertsOf = (one: MonthCount) =>
    figures.outbreaks.filter(({ year, month: m }) => year === one.year && m === one.month);
  const long = (at: number) => {
    const one = months[at] as MonthCount;
    return month(one.month, one.year, 'long');
  };
  const silent = months.map((one) =>
    span.isObserved(one) ? (span.silentIn?.([one.year], [one.month]) ?? 0) : null,
  );
  const gaps = gapsOf(
    seen,
    (from, to) => (from === to ? long(from) : t('stats.gapFrom', { from: long(from), to: long(to) })),
    t,
  );
  const last = lastTimes(months, seen, span, long, labels);
  const notesOf = (year: number) => {
    const mine = observed.filter((one) => one.year === year);
    if (mine.length === 0) return [t('stats.gap'), '–'];
    const people = number(figures.years.find((one) => one.year === year)?.cases ?? 0);
    return [t('stats.groupNote', { people, count: mine.length }), people];
  };
  const undrawn = undrawnOf(labels, figures.months, 'month');
  return {
    id: 'months',
    column: null,
    title: t('stats.months'),
    count,
    fileName: t('stats.fileMonths'),
    kind: 'column',
    span: 12,
    data: {
      heading: t('stats.month'),
      categories: months.map((one, i) => last.name(i, month(one.month, one.year, 'short'))),
      codes: months.map(({ year, month: m }) => `${year}-${String(m).padStart(2, '0')}`),
      short: months.map((one) =>
        one.month % 3 === 1 || span.months.length > 0 ? month(one.month, one.year, 'narrow') : '',
      ),
      rest: undrawn.rest,
      series: [{ label: words.label, colour: 'series', values: months.map(({ cases }) => cases) }],
      groups: years.map((year) => ({
        title: String(year),
        size: months.filter((one) => one.year === year).length,
        notes: notesOf(year),
      })),
      gaps,
      partly: silent.flatMap((count, i) => (count || last.at.includes(i) ? [i] : [])),
      tips: months.map((one, i) =>
        tipOf(last.name(i, long(i)), seen[i] ? one : null, alertsOf(one), labels, silent[i] ?? 0),
      ),
      key: keyOf(
        {
          gap: gaps.length > 0,
          unfinished: last.say,
          silent: silent.some((count) => count),
          none: observed.some(({ reports }) => reports === 0),
          alerts: months.flatMap(alertsOf),
        },
        labels,
      ),
      alerts: months.flatMap((one, i) => (alertsOf(one).length > 0 ? [i] : [])),
      extra: [
        {
          label: t('stats.reports'),
          values: months.map(({ reports }, i) => (seen[i] ? reports : '')),
        },
        ...silentColumn(silent, t),
        { label: t('stats.alertIslands'), values: months.map((one) => alertsText(alertsOf(one), labels)) },
      ],
    },
    sentence: [
      words.say(figures.people),
      leaderSentence(
        observed.map((one) => ({ name: month(one.month, one.year, 'long'), count: one.cases })),
        labels,
        ({ name, count: most }) => t('stats.monthsSay', { month: name, most: number(most) }),
      ),
      ...last.say,
      ...(words.why === null ? [] : [t('stats.peopleBoundSay', { why: words.why })]),
      ...undrawn.say,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
