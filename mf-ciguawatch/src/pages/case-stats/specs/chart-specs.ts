import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { type Basis, basisOf } from '@ciguawatch/shared/domain/statistics/basis';
import type { IslandMonth } from '@ciguawatch/shared/domain/statistics/outbreak/outbreak';
import type { CaseStatistics } from '@ciguawatch/shared/domain/statistics/statistics';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ChartData, ChartKind } from '@ciguawatch/shared/ui/charts/chart-data';

/** A chart of the page: its title, data and sentence. */
export interface ChartSpec {
  id: string;
  title: string;
  fileName: string;
  kind: ChartKind;
  data: ChartData;
  sentence: string;
  /** On how many public reports it is based, and how many were left out. */
  basis: string;
  count?: string;
  /** Shown instead of the chart when it has no data. */
  emptyText?: string | undefined;
  asTable?: boolean;
  /** Width on a wide screen, in columns of twelve. */
  span: 4 | 5 | 6 | 7 | 12;
}

/** Specification of a chart without the sentence on its basis, which is added later. */
export interface OwnSpec extends Omit<ChartSpec, 'basis'> {
  /**
   * Public column that the chart counts, whose withheld values the basis mentions; null when it counts rows.
   */
  column: PublicColumn | null;
  /** Its basis, for charts of data that no public row holds. */
  of?: Basis;
  /** Reports that the shares refer to, where they are shares of those who answered. */
  shareBase?: number;
}

/** Figures, and functions that format them, from which charts are built. */
export interface ChartLabels {
  figures: CaseStatistics;
  t: Translate;
  /** Translates texts of the namespace `domain`, such as answers. */
  d: Translate;
  /** The chosen years in words. */
  period: string;
  number: (value: number) => string;
  /** "A, B and C" */
  list: (names: readonly string[]) => string;
  percent: (share: number) => string;
  month: (month: number, year: number | null, style: 'long' | 'short' | 'narrow') => string;
  specie: (id: number) => string;
  phenotype: (id: number) => string;
  island: (id: number) => string;
  /** Text of the threshold that these islands exceeded, and the number that decides its plural. */
  threshold: (alerts: readonly IslandMonth[]) => { threshold: string; count: number };
  /** The laboratory's alert level: reports per 10,000 residents and year. */
  rateAlert: number;
}

/** Share of a whole in percent with one decimal; 0 for a whole of 0. */
export const shareOf = (count: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((count / whole) * 1000) / 10;

/** A named count of a chart with one series. */
export interface Entry {
  name: string;
  count: number;
  /** Reports that gave no answer. */
  unknown?: boolean;
}

/**
 * Chart data of one series with the share of each count. Shares refer to those who answered (product
 * decisions, "Names and codes"); unknown answers get their own colour and no share.
 * @param base reports that answered; the header of the shares names it
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
    // Nobody answered: a column of shares would be headed "% of 0".
    ...(base > 0 && {
      extra: [
        {
          label: t('stats.shareOfBase', { base: number(base) }),
          values: entries.map(({ count, unknown }) => (unknown ? '' : shareOf(count, base))),
        },
      ],
    }),
  };
}

/**
 * Message of a chart without data, as also shown in its place. It covers only reports that show the column;
 * the answers of the others are withheld.
 */
export function emptyChartText(
  { figures, t }: Pick<ChartLabels, 'figures' | 't'>,
  column: PublicColumn | null,
): string {
  const { based, left } = basisOf(figures, column);
  if (figures.reports === 0) return t('stats.none');
  return based > 0 ? t('stats.noneGives', { count: based }) : t('stats.noneShown', { count: left });
}

/** "8 of 24": how many entries a chart shows of those there are; nothing where it shows none. */
export const countOf = (
  shown: number,
  total: number,
  { t }: Pick<ChartLabels, 't'>,
): Pick<OwnSpec, 'count'> => (shown > 0 ? { count: t('stats.count', { shown, total }) } : {});

/** Most tied leaders that a sentence names. */
const MAX_LEADERS = 3;

/**
 * Sentence about the leading entry of a chart. Tied leaders are all named, or none if there are more than
 * three.
 * @param say sentence on a single leader
 * @returns '' where no entry has a count
 */
export function leaderSentence<E extends Pick<Entry, 'name' | 'count'>>(
  entries: readonly E[],
  { t, number, list, period }: Pick<ChartLabels, 't' | 'number' | 'list' | 'period'>,
  say: (leader: E) => string,
): string {
  const most = Math.max(0, ...entries.map(({ count }) => count));
  const leaders = most > 0 ? entries.filter(({ count }) => count === most) : [];
  const [leader] = leaders;
  if (!leader) return '';
  if (leaders.length === 1) return say(leader);
  const each = number(most);
  return leaders.length > MAX_LEADERS
    ? t('stats.tiedMany', { count: leaders.length, each, period })
    : t('stats.tied', { names: list(leaders.map(({ name }) => name)), each, period });
}
