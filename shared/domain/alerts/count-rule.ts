import type { AlertRule, IslandHistory, Signal } from './history';
import { tailOf, usualOf } from './usual';
import { casesWithin } from './window';

/**
 * More cases in a window than the outbreak threshold of the country; what is usual is shown beside it and decides
 * nothing.
 */
export function countRule(
  rule: AlertRule,
  history: IslandHistory,
  { from, until, days }: { from: string; until: string; days: number },
): Signal {
  const threshold = history.numbers.outbreakThreshold;
  const cases = casesWithin(history, from, until);
  const observed = cases.length;
  const usual = usualOf(history.before);
  return {
    rule,
    raised: observed > threshold,
    from,
    until,
    cases,
    observed,
    expected: usual?.mean ?? null,
    threshold,
    probability: usual ? tailOf(usual, observed) : null,
    sentence: { text: rule, values: { observed, threshold, days, expected: usual?.mean ?? null } },
  };
}
