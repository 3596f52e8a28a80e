/**
 * Shares of those who answered with an exact 95 % interval (Clopper and Pearson, 1934): the bounds are the shares for
 * which the observed count, or a more extreme one, would have a probability of 2.5 %.
 */

/** How many of those who answered say something. */
export interface Answers {
  /** reports that say yes */
  yes: number;
  /** reports that say yes or no: the base of any share */
  answered: number;
}

/** A share of those who answered, from 0 to 1, with its 95 % interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** Probability on either side of the interval. */
const TAIL = 0.025;
/** Halvings after which two bounds are the same number. */
const STEPS = 60;
/** A term of a sum that changes it no more. */
const NOTHING = 1e-17;

/** Logarithm of the number of ways to choose `count` of `of`. */
function logWays(count: number, of: number): number {
  let log = 0;
  for (let k = 1; k <= Math.min(count, of - count); k += 1) log += Math.log((of - k + 1) / k);
  return log;
}

/** Probability that at most `count` of `of` say yes where each does so with probability `share`, which is above theirs. */
function atMost(count: number, of: number, share: number, ways: number): number {
  let term = Math.exp(ways + count * Math.log(share) + (of - count) * Math.log1p(-share));
  let sum = term;
  // Downwards from the count, which lies below the mean: the terms shrink, and soon add nothing.
  for (let k = count; k > 0 && term > sum * NOTHING; k -= 1) {
    term *= (k / (of - k + 1)) * ((1 - share) / share);
    sum += term;
  }
  return sum;
}

/** The greatest share that `count` of `of` leave possible, by halving. */
function upper(count: number, of: number): number {
  if (count === of) return 1;
  const ways = logWays(count, of);
  let [low, high] = [count / of, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (atMost(count, of, middle, ways) > TAIL) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The share of `yes` among `answered` with its exact 95 % interval; null where nobody answered.
 */
export function shareOfAnswers({ yes, answered }: Answers): Share | null {
  if (!(answered > 0)) return null;
  // The lower bound of those who say yes is what the upper one of the others leaves.
  return {
    share: yes / answered,
    low: 1 - upper(answered - yes, answered),
    high: upper(yes, answered),
  };
}
