import type { EarlierMonth } from './history';

/** Months that an island's own history reaches back. */
export const HISTORY_MONTHS = 36;
/**
 * With less than a year of observed months no usual number is computed: the season would look like an
 * outbreak.
 */
const MIN_OBSERVED_MONTHS = 12;
/** Shape of the Jeffreys prior for the rate of a Poisson process, a gamma distribution with rate 0. */
const PRIOR_SHAPE = 0.5;

/** How many cases are usual on an island, with the uncertainty of that estimate. */
export interface Baseline {
  /** cases a month, mean of the observed months */
  mean: number;
  /** shape and rate (months) of the gamma distribution of the monthly rate */
  shape: number;
  rate: number;
}

/**
 * How many cases are usual on an island, from its earlier months; null where fewer than twelve were
 * observed.
 */
export function baselineOf(before: readonly EarlierMonth[]): Baseline | null {
  const observedMonths = before.filter(({ observed }) => observed);
  if (observedMonths.length < MIN_OBSERVED_MONTHS) return null;
  const sum = observedMonths.reduce((total, { count }) => total + count, 0);
  return { mean: sum / observedMonths.length, shape: sum + PRIOR_SHAPE, rate: observedMonths.length };
}

/**
 * Probability of `least` or more cases in one further month: Poisson with a gamma-distributed rate, which
 * is negative binomial (Gelman et al., Bayesian Data Analysis, 2.6).
 */
export function upperTail({ shape, rate }: Baseline, least: number): number {
  const stay = rate / (rate + 1);
  let term = stay ** shape;
  let below = 0;
  for (let k = 0; k < least; k += 1) {
    below += term;
    term *= ((shape + k) / (k + 1)) * (1 - stay);
  }
  return Math.max(0, 1 - below);
}
