/**
 * Shares among reports that answered a question, with an exact 95 % interval (Clopper and Pearson, 1934): the
 * bounds are the shares for which the observed count, or a more extreme one, would have a probability of 2.5 %.
 */

/** How many of the reports that answered a yes-no question say yes. */
export interface Answers {
  /** reports that say yes */
  yes: number;
  /** reports that say yes or no: the base of any share */
  answered: number;
}

/** A share among reports that answered, 0 to 1, with its 95 % interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** Probability that lies outside the interval on each side. */
const TAIL_PROBABILITY = 0.025;
/** Bisection steps after which both ends are the same floating-point number. */
const BISECTION_STEPS = 60;
/** A term smaller than this part of the sum no longer changes it. */
const NEGLIGIBLE_PART = 1e-17;

/** Logarithm of the binomial coefficient: the ways to choose `count` out of `of`. */
function logBinomial(count: number, of: number): number {
  let log = 0;
  for (let k = 1; k <= Math.min(count, of - count); k += 1) log += Math.log((of - k + 1) / k);
  return log;
}

/**
 * Binomial probability of at most `count` yes out of `of`. `share`, the probability of each yes, is above count /
 * of.
 * @param ways result of `logBinomial`, passed in so that the bisection computes it once
 */
function probabilityOfAtMost(count: number, of: number, share: number, ways: number): number {
  let term = Math.exp(ways + count * Math.log(share) + (of - count) * Math.log1p(-share));
  let sum = term;
  // Sums from `count` downwards: `count` lies below the mean, so the terms shrink fast and the loop ends early.
  for (let k = count; k > 0 && term > sum * NEGLIGIBLE_PART; k -= 1) {
    term *= (k / (of - k + 1)) * ((1 - share) / share);
    sum += term;
  }
  return sum;
}

/** Upper bound of the interval: the greatest share still compatible with `count` yes out of `of`, by bisection. */
function upperBound(count: number, of: number): number {
  if (count === of) return 1;
  const ways = logBinomial(count, of);
  let [low, high] = [count / of, 1];
  for (let step = 0; step < BISECTION_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (probabilityOfAtMost(count, of, middle, ways) > TAIL_PROBABILITY) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The share of yes among the answers, with its exact 95 % interval; null where no report answered. */
export function shareOfAnswers({ yes, answered }: Answers): Share | null {
  if (!(answered > 0)) return null;
  // By symmetry the lower bound of yes is one minus the upper bound of no.
  return {
    share: yes / answered,
    low: 1 - upperBound(answered - yes, answered),
    high: upperBound(yes, answered),
  };
}
