import type { IsObserved } from '@ciguawatch/shared/domain/statistics/coverage';
import { entriesLeft, leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import type { OfficialYear } from '@ciguawatch/shared/domain/statistics/official';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import type { ChartData, ChartGap, ChartKeyEntry } from '@ciguawatch/shared/ui/charts/chart-data';
import type { ChartLabels } from './chart-specs';
import type { Arrival } from './last-months';
import { peopleWords } from './people-words';

/** Alert islands listed in a tooltip, and with those equal to the last of them; the table lists all. */
const TOOLTIP_ISLANDS = { wanted: 5, most: 8 };

/** The selected months, and which of them were observed. */
export interface MonthSpan extends Arrival {
  /** Chosen years; empty for all. */
  years: readonly number[];
  /** Chosen months; empty for all. */
  months: readonly number[];
  /** Whether a month was observed; only then do missing reports mean no cases. */
  isObserved: IsObserved;
  /** Number of islands not observed in these months while others of their country were. */
  silentIn?: (years: readonly number[], months: readonly number[]) => number;
  /** Official case numbers by year; only for selections that cover a whole country and whole years. */
  official?: readonly OfficialYear[];
}

/** Sum of people ill over these months or years. */
export const peopleIn = (months: readonly { cases: number }[]): number =>
  months.reduce((sum, { cases }) => sum + cases, 0);

/**
 * Table row and sentence for reports that no bar shows, because their time is unknown; empty where there are
 * none.
 * @param what the part of the time that is unknown
 */
export function undrawnOf(
  { figures, t }: ChartLabels,
  drawn: readonly { cases: number; reports: number }[],
  what: 'month' | 'year',
): { rest: NonNullable<ChartData['rest']> | null; say: string[] } {
  const reports = figures.reports - drawn.reduce((sum, one) => sum + one.reports, 0);
  const people = figures.people - peopleIn(drawn);
  if (reports <= 0) return { rest: null, say: [] };
  return {
    rest: { category: t(`stats.${what}Unknown`), value: people, extra: [reports] },
    say: [t(`stats.undrawn_${what}`, { count: people })],
  };
}

/** Runs of unobserved positions on the axis, with their period in words. */
export function gapsOf(
  observed: readonly boolean[],
  period: (from: number, to: number) => string,
  t: ChartLabels['t'],
): ChartGap[] {
  const gaps: { from: number; to: number }[] = [];
  observed.forEach((seen, i) => {
    if (seen) return;
    const run = gaps.at(-1);
    if (run && run.to === i - 1) run.to = i;
    else gaps.push({ from: i, to: i });
  });
  return gaps.map(({ from, to }) => ({ from, to, title: t('stats.gap'), detail: period(from, to) }));
}

/**
 * Table column with the number of unobserved islands, whose cases the other columns lack; empty where there
 * are none.
 * @param silent by row; null where nothing was observed
 */
export const silentColumn = (silent: readonly (number | null)[], t: ChartLabels['t']) =>
  silent.some((count) => count)
    ? [{ label: t('stats.silentIslands'), values: silent.map((count) => count ?? '') }]
    : [];

/** "Tahiti 7, Rapa 6": islands in alert with their reports, for a table cell. */
export const alertsText = (alerts: readonly IslandMonth[], { island, number }: ChartLabels): string =>
  alerts.map((one) => `${island(one.island)} ${number(one.count)}`).join(', ');

const countOf = ({ count }: { count: number }) => count;

/** Tooltip of a month or year: reports, people, islands in alert, unobserved islands. */
export function tipOf(
  title: string,
  figures: { cases: number; reports: number } | null,
  alerts: readonly IslandMonth[],
  { t, island, number, figures: all }: ChartLabels,
  silent = 0,
): string[] {
  if (!figures) return [title, t('stats.gap')];
  const ranked = [...alerts].sort((a, b) => b.count - a.count);
  const shown = leadingEntries(ranked, countOf, TOOLTIP_ISLANDS.wanted, TOOLTIP_ISLANDS.most);
  const left = entriesLeft(ranked, countOf, shown);
  return [
    title,
    t('stats.tipReports', { count: figures.reports }),
    peopleWords(all, t).ill(figures.cases),
    ...shown.map((one) => t('stats.tipAlert', { island: island(one.island), count: one.count })),
    ...(left
      ? [
          t(left.equal ? 'stats.tipMore' : 'stats.tipMoreMost', {
            count: left.count,
            each: number(left.each),
          }),
        ]
      : []),
    ...(silent > 0 ? [t('stats.tipSilent', { count: silent })] : []),
  ];
}

/** Legend of the hatching, zero line and triangles that are drawn. */
export function keyOf(
  drawn: {
    gap: boolean;
    partly?: boolean;
    silent?: boolean;
    /** Sentences on the times whose reports are still to come. */
    unfinished?: readonly string[];
    none: boolean;
    official?: boolean;
    alerts: readonly IslandMonth[];
  },
  { t, island, month, threshold }: ChartLabels,
): ChartKeyEntry[] {
  const key: ChartKeyEntry[] = [];
  if (drawn.gap) key.push({ mark: 'gap', text: t('stats.keyGap') });
  if (drawn.partly) key.push({ mark: 'partly', text: t('stats.keyPartly') });
  if (drawn.unfinished?.length) key.push({ mark: 'partly', text: drawn.unfinished.join(' ') });
  if (drawn.silent) key.push({ mark: 'partly', text: t('stats.keySilent') });
  if (drawn.none) key.push({ mark: 'none', text: t('stats.keyNone') });
  if (drawn.official) key.push({ mark: 'official', text: t('stats.keyOfficial') });
  const [first, ...more] = drawn.alerts;
  if (!first) return key;
  const text =
    more.length > 0
      ? t('stats.keyAlert', threshold(drawn.alerts))
      : t('stats.keyAlertOne', {
          ...threshold([first]),
          island: island(first.island),
          month: month(first.month, first.year, 'long'),
          count: first.count,
        });
  return [...key, { mark: 'alert', text }];
}
