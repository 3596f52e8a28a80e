import { type Baseline, baselineOf, upperTail } from './baseline';
import type { Detector } from './history';
import { casesWithin, monthOf } from './window';

/** Probability below which a month counts as unusual. */
const UNUSUAL_PROBABILITY = 0.01;
/**
 * Fewest cases that can raise this alert: a single household (one or two cases) on a quiet island is no
 * outbreak.
 */
const MIN_CASES = 3;

/**
 * Alert when a month is improbable by the island's own last 36 months: Poisson counts with a
 * gamma-distributed rate, upper tail below 1 %, at least 3 cases. On the events recorded in French
 * Polynesia from 2007 to May 2025 it fires in 101 island-months, 5.5 a year.
 */
export const historyRule: Detector = {
  rule: 'history',
  look: (history) => {
    const window = monthOf(history.today);
    const cases = casesWithin(history, window.from, window.until);
    const observed = cases.length;
    const usual = baselineOf(history.before);
    const probability = usual && upperTail(usual, observed);
    const expected = usual?.mean ?? null;
    const oneIn = probability === null ? null : Math.round(1 / Math.max(probability, 1e-6));
    return {
      rule: 'history',
      raised: observed >= MIN_CASES && probability !== null && probability < UNUSUAL_PROBABILITY,
      ...window,
      cases,
      observed,
      expected,
      threshold: null,
      probability,
      sentence: { text: 'history', values: { observed, expected, oneIn } },
    };
  },
};

/** The smallest number of cases in a month that fulfils the rule, given what is usual. */
export function leastUnusual(usual: Baseline): number {
  let least = MIN_CASES;
  while (upperTail(usual, least) >= UNUSUAL_PROBABILITY) least += 1;
  return least;
}
