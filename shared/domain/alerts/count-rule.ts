import { baselineOf, upperTail } from './baseline';
import type { AlertRule, IslandHistory, Signal } from './history';
import { casesWithin } from './window';

/**
 * Rule that raises an alert when a window holds more cases than the country's outbreak threshold. The usual
 * number is computed for display only and does not decide.
 */
export function countRule(
  rule: AlertRule,
  history: IslandHistory,
  { from, until, days }: { from: string; until: string; days: number },
): Signal {
  const threshold = history.numbers.outbreakThreshold;
  const cases = casesWithin(history, from, until);
  const observed = cases.length;
  const usual = baselineOf(history.before);
  return {
    rule,
    raised: observed > threshold,
    from,
    until,
    cases,
    observed,
    expected: usual?.mean ?? null,
    threshold,
    probability: usual ? upperTail(usual, observed) : null,
    sentence: { text: rule, values: { observed, threshold, days, expected: usual?.mean ?? null } },
  };
}
