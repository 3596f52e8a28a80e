import type { OfficialYear } from '@ciguawatch/shared/domain/statistics/official';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import type { MonthCount } from '@ciguawatch/shared/domain/statistics/statistics-months';
import { type ChartLabels, leaderSentence, type OwnSpec, shareOf } from './chart-specs';
import { type Arrival, lastTimes } from './last-months';
import { peopleWords } from './people-words';
import { gapsOf, keyOf, peopleIn, silentColumn, tipOf, undrawnOf } from './time-marks';

/** Most years whose names all fit below the axis; with more, only every fifth is named. */
const MAX_ALL_NAMED_YEARS = 10;

/**
 * Chart of people ill by year, for periods whose months would be too thin to read. It uses yearly counts,
 * because the sum of months lacks reports without a month.
 * @param known shown years and observed months; `whole`: selected months of a year, 12 or the chosen ones
 */
export function yearsSpec(
  labels: ChartLabels,
  known: {
    years: readonly number[];
    observed: readonly MonthCount[];
    whole: number;
    arrival: Arrival;
    /**
     * Number of islands not observed in some months of a year while others were; null for a year without
     * observation.
     */
    silentIn?: (year: number) => number | null;
    official?: readonly OfficialYear[];
  },
): OwnSpec {
  const { figures, t, month, island, number } = labels;
  const years = known.years.map((year) => {
    const observed = known.observed.filter((one) => one.year === year);
    const { cases, reports } = figures.years.find((one) => one.year === year) ?? { cases: 0, reports: 0 };
    return { year, observed, seen: observed.length > 0 || reports > 0, cases, reports };
  });
  const words = peopleWords(figures, t);
  const { whole, official = [] } = known;
  const officialIn = (of: number) => official.find(({ year }) => year === of);
  const references = years.map(({ year }) => officialIn(year)?.cases ?? null);
  const heldShare = (of: number) => {
    const one = officialIn(of);
    return one ? shareOf(one.held, one.cases) : '';
  };
  const undrawn = undrawnOf(labels, figures.years, 'year');
  const last = lastTimes(
    years.map(({ year }) => ({ year })),
    years.map(({ seen }) => seen),
    known.arrival,
    (at) => String(years[at]?.year),
    labels,
  );
  const isPartly = ({ seen, observed }: (typeof years)[number]) => seen && observed.length < whole;
  const silent = years.map(({ year }) => known.silentIn?.(year) ?? null);
  const partly = years.flatMap((one, i) => (isPartly(one) || silent[i] || last.at.includes(i) ? [i] : []));
  const alertsOf = (year: number) => figures.outbreaks.filter((one) => one.year === year);
  const alertText = (one: IslandMonth) =>
    `${island(one.island)} ${number(one.count)} (${month(one.month, null, 'short')})`;
  const gaps = gapsOf(
    years.map(({ seen }) => seen),
    (from, to) =>
      from === to
        ? String(years[from]?.year)
        : t('stats.gapFrom', { from: String(years[from]?.year), to: String(years[to]?.year) }),
    t,
  );
  return {
    id: 'months',
    column: null,
    title: t('stats.years'),
    fileName: t('stats.fileYears'),
    kind: 'column',
    span: 12,
    data: {
      heading: t('stats.year'),
      categories: years.map(({ year }, i) => last.name(i, String(year))),
      codes: years.map(({ year }) => String(year)),
      short: years.map(({ year }) =>
        years.length <= MAX_ALL_NAMED_YEARS || year % 5 === 0 ? String(year) : '',
      ),
      series: [{ label: words.label, colour: 'series', values: years.map(({ cases }) => cases) }],
      gaps,
      partly,
      references,
      rest: undrawn.rest,
      tips: years.map((one, i) => {
        const { year, seen, cases, reports } = one;
        const count = one.observed.length;
        const title = `${year} · ${isPartly(one) ? t('stats.overMonthsOf', { count, whole }) : t('stats.overMonths', { count })}`;
        return tipOf(title, seen ? { cases, reports } : null, alertsOf(year), labels, silent[i] ?? 0);
      }),
      key: keyOf(
        {
          gap: gaps.length > 0,
          partly: years.some(isPartly),
          unfinished: last.say,
          silent: silent.some((count) => count),
          none: years.some(({ seen, reports }) => seen && reports === 0),
          official: references.some((value) => value !== null),
          alerts: years.flatMap(({ year }) => alertsOf(year)),
        },
        labels,
      ),
      alerts: years.flatMap(({ year }, i) => (alertsOf(year).length > 0 ? [i] : [])),
      extra: [
        {
          label: t('stats.reports'),
          values: years.map(({ seen, reports }) => (seen ? reports : '')),
        },
        {
          label: t('stats.monthsObservedOf', { whole }),
          values: years.map(({ observed }) => observed.length),
        },
        ...silentColumn(silent, t),
        ...(references.some((value) => value !== null)
          ? [
              { label: t('stats.official'), values: references.map((value) => value ?? '') },
              { label: t('stats.officialHeld'), values: years.map(({ year }) => heldShare(year)) },
            ]
          : []),
        {
          label: t('stats.alertIslands'),
          values: years.map(({ year }) => alertsOf(year).map(alertText).join(', ')),
        },
      ],
    },
    sentence: [
      words.say(peopleIn(years)),
      leaderSentence(
        years.map(({ year, cases: count }) => ({ name: String(year), count })),
        labels,
        ({ name, count }) => t('stats.yearsSay', { year: name, most: number(count) }),
      ),
      ...last.say,
      ...(words.why === null ? [] : [t('stats.peopleBoundSay', { why: words.why })]),
      ...undrawn.say,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
