import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import type { FilterProps } from '../../case-map/filters/place-filter';

/** What the bar of filters and both forms of its panel are given. */
export interface StatsFiltersProps extends FilterProps {
  years: readonly Count[];
  currentYear: number;
  /** reports that answer the filters; null before it is known */
  shown: number | null;
  /** latest month a case is of, whatever the years; null when there is none, undefined before it is known */
  latest?: { year: number; month: number } | null | undefined;
}
