import type { AlertRule, IslandHistory, Signal } from './history';
import { tailOf, usualOf } from './usual';
import { casesWithin } from './window';

/** More cases in a window than a fixed number; what is usual is told beside it and decides nothing. */
export function countRule(
  rule: AlertRule,
  history: IslandHistory,
  { from, until }: { from: string; until: string },
  threshold: number,
): Signal {
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
    sentence: { text: rule, values: { observed, threshold, expected: usual?.mean ?? null } },
  };
}
