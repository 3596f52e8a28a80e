import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { Basis } from '@ciguawatch/shared/domain/statistics/basis';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ChartData, ChartKind } from '@ciguawatch/shared/ui/charts/chart-data';

/** One chart of the page: what it is called, what it shows and what it says. */
export interface ChartSpec {
  id: string;
  title: string;
  fileName: string;
  kind: ChartKind;
  data: ChartData;
  sentence: string;
  /** on how many public reports it is based, and how many were left out */
  basis: string;
  count?: string;
  /** said in place of the chart when there is nothing to draw */
  emptyText?: string | undefined;
  asTable?: boolean;
  /** columns of twelve on a wide screen */
  span: 4 | 5 | 6 | 7 | 12;
}

/** A chart before the page says on what it is based. */
export interface OwnSpec extends Omit<ChartSpec, 'basis'> {
  /** the column that it counts: of whom that is withheld, is said below the chart; null where it counts rows */
  column: PublicColumn | null;
  /** on what it is based, where it counts what no public row holds */
  of?: Basis;
}

/** What builds charts: the figures, and how to say them. */
export interface ChartLabels {
  figures: CaseStatistics;
  t: Translate;
  /** texts of the choices, namespace domain */
  d: Translate;
  number: (value: number) => string;
  percent: (share: number) => string;
  month: (month: number, year: number | null, style: 'long' | 'short' | 'narrow') => string;
  specie: (id: number) => string;
  phenotype: (id: number) => string;
  island: (id: number) => string;
  /** the threshold that these islands are above, and the number that decides its plural */
  threshold: (alerts: readonly IslandMonth[]) => { threshold: string; count: number };
  /** reports per 10,000 residents and year that the laboratory takes as its alert level */
  rateAlert: number;
}

/** Share of a whole in percent with one decimal; 0 of nothing. */
export const shareOf = (count: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((count / whole) * 1000) / 10;

/** A named count of a simple chart. */
export interface Entry {
  name: string;
  count: number;
  unknown?: boolean;
}

/**
 * One series of counts with the share of each. Shares are of those who answered (product decisions,
 * "Names and codes"): the head of the column says how many that is; unknown has its own line and colour,
 * and no share.
 * @param base reports that answered
 */
export function simpleData(
  heading: string,
  entries: readonly Entry[],
  base: number,
  { t, number }: Pick<ChartLabels, 't' | 'number'>,
): ChartData {
  return {
    heading,
    categories: entries.map(({ name }) => name),
    series: [{ label: t('stats.cases'), colour: 'series', values: entries.map(({ count }) => count) }],
    colours: entries.map(({ unknown }) => (unknown ? 'cat-6' : 'series')),
    extra: [
      {
        label: t('stats.shareOfBase', { base: number(base) }),
        values: entries.map(({ count, unknown }) => (unknown ? '' : shareOf(count, base))),
      },
    ],
  };
}

/** That nothing answers, in the same words as in place of the chart. */
export const noneText = ({ figures, t }: ChartLabels): string =>
  figures.reports > 0 ? t('stats.noneGives', { count: figures.reports }) : t('stats.none');

/** The entry with the largest count. */
export const largest = <E extends { count: number }>(entries: readonly E[]): E | undefined =>
  entries.reduce<E | undefined>((best, one) => (best && best.count >= one.count ? best : one), undefined);
