/** A negative binomial count: its variance is mean + mean² / size. */
export interface CountDistribution {
  mean: number;
  /** finite and above 0; the larger, the closer to a Poisson count */
  size: number;
}

/** Terms of a tail below this are left out: they no longer change a double. */
const SMALLEST_TERM = 1e-18;
const MOST_TERMS = 100_000;

/** P(k + 1) / P(k). */
const ratio = ({ mean, size }: CountDistribution, k: number): number =>
  ((size + k) / (size + mean)) * (mean / (k + 1));

/** Natural logarithm of the probability of exactly `count`. */
export function logProbability(law: CountDistribution, count: number): number {
  let sum = -law.size * Math.log1p(law.mean / law.size);
  for (let k = 0; k < count; k += 1) sum += Math.log(ratio(law, k));
  return sum;
}

/**
 * Probability of `least` or more. Above the mean the terms of the tail are summed, so that a small one keeps its
 * digits; below, those of the rest.
 */
export function tailOf(law: CountDistribution, least: number): number {
  if (least <= 0) return 1;
  const isAbove = least > law.mean;
  let k = isAbove ? least : 0;
  let term = Math.exp(logProbability(law, k));
  let sum = 0;
  for (
    const end = isAbove ? least + MOST_TERMS : least;
    k < end && term > (isAbove ? SMALLEST_TERM : -1);
    k += 1
  ) {
    sum += term;
    term *= ratio(law, k);
  }
  return isAbove ? Math.min(1, sum) : Math.max(0, 1 - sum);
}
