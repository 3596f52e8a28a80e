/**
 * Rates of reports with an exact 95 % Poisson interval (Garwood, 1936): the bounds are the means
 * for which the observed count, or a more extreme one, would have a probability of 2.5 %.
 */

/** Residents by which rates are scaled: "reports per 10,000 residents of the place of catch". */
export const RATE_BASE = 10000;

/** Probability of `count` or fewer events when `mean` are expected. */
export function poissonCdf(count: number, mean: number): number {
  if (count < 0) return 0;
  let logTerm = -mean;
  let sum = Math.exp(logTerm);
  for (let k = 1; k <= count; k += 1) {
    logTerm += Math.log(mean / k);
    sum += Math.exp(logTerm);
  }
  return Math.min(1, sum);
}

/**
 * Finds by bisection the mean at which a decreasing probability falls to `target`.
 * @param top a mean above the solution
 */
function meanWhere(probability: (mean: number) => number, target: number, top: number): number {
  let low = 0;
  let high = top;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (probability(middle) > target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Largest count with an exact interval. Above it the closed form differs by less than a ten-thousandth and is
 * faster.
 */
const MAX_EXACT_COUNT = 100;
/** Quantile of the normal distribution that leaves 2.5 % on either side. */
const NORMAL_QUANTILE = 1.959963984540054;
const cachedIntervals = new Map<number, { low: number; high: number }>();

/** Bound in closed form (Wilson and Hilferty, 1931), which uses that the cube root of a chi-square is nearly normal. */
const closedFormBound = (mean: number, z: number) =>
  mean * (1 - 1 / (9 * mean) + z / (3 * Math.sqrt(mean))) ** 3;

/** 95 % interval of the mean of a Poisson count, cached by count because the bisection is slow. */
export function poissonInterval(count: number): { low: number; high: number } {
  const before = cachedIntervals.get(count);
  if (before) return before;
  const found =
    count > MAX_EXACT_COUNT
      ? { low: closedFormBound(count, -NORMAL_QUANTILE), high: closedFormBound(count + 1, NORMAL_QUANTILE) }
      : exactInterval(count);
  cachedIntervals.set(count, found);
  return found;
}

/** Exact 95 % interval of the mean of a Poisson count, by bisection. */
export function exactInterval(count: number): { low: number; high: number } {
  // A start for the bisection that lies above either bound: twelve standard deviations, plus a margin for a count
  // of 0.
  const top = count + 12 * Math.sqrt(count + 1) + 10;
  return {
    low: count === 0 ? 0 : meanWhere((mean) => poissonCdf(count - 1, mean), 0.975, top),
    high: meanWhere((mean) => poissonCdf(count, mean), 0.025, top),
  };
}

/** A rate per 10,000 residents and year, with its 95 % interval. */
export interface Rate {
  rate: number;
  low: number;
  high: number;
}

/** The rate of `count` reports among `residents` over `years` of observation; null where either is 0 or unknown. */
export function ratePer10000(count: number, residents: number, years: number): Rate | null {
  if (!(residents > 0) || !(years > 0)) return null;
  const scale = RATE_BASE / (residents * years);
  const { low, high } = poissonInterval(count);
  return { rate: count * scale, low: low * scale, high: high * scale };
}
