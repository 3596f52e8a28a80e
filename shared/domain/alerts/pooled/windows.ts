import { type CountDistribution, tailOf } from './negative-binomial';

/** Mean length of a month in days. */
const MONTH_DAYS = 30.4375;

/**
 * One span in which meals are compared with what is usual. Limits as replayed on the events of French Polynesia,
 * 2007 to May 2025 (docs/measurements.md).
 */
export interface PooledWindow {
  name: 'fast' | 'slow' | 'month';
  /** days up to the event, its own counted; null for its calendar month */
  days: number | null;
  /** length in months, by which the monthly mean is multiplied */
  months: number;
  least: number;
  /** chance below which the count is unusual */
  below: number;
  /** dispersion of counts; null for the one that the country's own months show */
  dispersion: number | null;
}

/** In the order in which they are asked: one of them raises. */
export const POOLED_WINDOWS: readonly PooledWindow[] = [
  { name: 'fast', days: 30, months: 30 / MONTH_DAYS, least: 3, below: 0.005, dispersion: null },
  { name: 'slow', days: 365, months: 365 / MONTH_DAYS, least: 6, below: 0.005, dispersion: 3.4 },
  { name: 'month', days: null, months: 1, least: 3, below: 0.01, dispersion: null },
];

/** Whether a number of meals in a window is unusual. */
export const isUnusual = ({ least, below }: PooledWindow, law: CountDistribution, meals: number): boolean =>
  meals >= least && tailOf(law, meals) < below;
