import { latestYears } from '@ciguawatch/shared/domain/case-table/engine-filter';
import type { CaseTable } from '@ciguawatch/shared/domain/case-table/engine-table';
import {
  type MonthOf,
  makeIsObserved,
  observedSpans,
  type Span,
} from '@ciguawatch/shared/domain/statistics/coverage';
import { type CaseStatistics, statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import type { PublicPageData } from '../public/about';

/** Most years that are drawn by month, as in the statistics. */
const MANY_YEARS = 8;

/** A bar of a framed chart. */
export interface ChartRow {
  name: string;
  /** length of the bar; null for a row without one */
  value: number | null;
  /** what stands beside the name, where it is not the value alone */
  text?: string;
}

/** What the frames of charts are made from: the statistics of a country in some years. */
export interface ChartFigures {
  about: PublicPageData;
  figures: CaseStatistics;
  /** the chosen calendar years, oldest first; none means all */
  years: readonly number[];
  now: MonthOf;
  isObserved: (at: MonthOf) => boolean;
  /** observed and unobserved months of the years; empty where these are too many to draw months */
  spans: readonly Span[];
}

/**
 * The years that an address names: `2023-2026`, `2024` or `all`; the latest four where it names none, so that a frame
 * follows the calendar.
 */
function yearsOf(asked: string | undefined, current: number): number[] {
  if (asked === 'all') return [];
  const [, first, last = first] = /^(\d{4})(?:-(\d{4}))?$/.exec(asked ?? '') ?? [];
  const [from, to] = [Number(first), Math.min(Number(last), current)];
  if (!first || from > to || from < 1800) return latestYears(current);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Counts the public reports of a country. @param table the rows of this country */
export function chartFigures(
  table: CaseTable,
  about: PublicPageData,
  asked: string | undefined,
): ChartFigures {
  const { summary, coverage, country } = about;
  const now = { year: summary.year, month: summary.month };
  const years = yearsOf(asked, now.year);
  const isObserved = makeIsObserved(coverage, [{ country, island: null }], now);
  const isDrawn = years.length > 0 && years.length <= MANY_YEARS;
  return {
    ...{ about, years, now, isObserved },
    figures: statisticsOf(table, { countries: [country], years }),
    spans: isDrawn ? observedSpans(years, isObserved, now) : [],
  };
}
