import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import type { FilterProps } from '../../case-map/filters/place-filter';

/** Props of the filter bar, its panel and its sheet. */
export interface StatsFiltersProps extends FilterProps {
  /** Reports per year that match the other filters. */
  years: readonly Count[];
  currentYear: number;
  /** Reports that match the filters; null while they are counted. */
  shown: number | null;
  /** Month of the latest case in any year; null when no case exists, undefined while loading. */
  latest?: { year: number; month: number } | null | undefined;
}
