import type { PairContext } from '@ciguawatch/shared/domain/pairs/pair-case';
import {
  type PairKind,
  type PairScore,
  proposalOf,
  scorePair,
} from '@ciguawatch/shared/domain/pairs/score-pair';
import type { CountryCase, Numbers } from './candidates';

/** Two cases that the evidence makes a likely pair; `low` was received first. */
interface LikelyPair {
  low: number;
  high: number;
  a: CountryCase;
  b: CountryCase;
  proposed: PairKind;
  score: PairScore;
}

/**
 * Compares candidates, and returns those that are to be proposed.
 * @param contexts by country; pairs of other countries are left out
 * @param claimed pairs of one meal by what a reporter said, as `low-high`
 */
export function likelyPairs(
  numbers: readonly Numbers[],
  cases: ReadonlyMap<number, CountryCase>,
  contexts: ReadonlyMap<number, PairContext>,
  claimed: ReadonlySet<string> = new Set(),
): LikelyPair[] {
  return numbers.flatMap(([low, high]) => {
    const [a, b] = [cases.get(low), cases.get(high)];
    const context = contexts.get(a?.case_country ?? 0);
    if (!a || !b || !context) return [];
    const said = claimed.has(`${low}-${high}`);
    const score = scorePair(a, b, context, said);
    const proposed = proposalOf(score, said);
    return proposed === null ? [] : [{ low, high, a, b, proposed, score }];
  });
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** What is stored and shown of a comparison, with numbers of three decimals. */
export const roundedScore = ({ neither, evidence }: PairScore) => ({
  probability: round(1 - neither),
  evidence: evidence.map((one) => ({ ...one, meal: round(one.meal), patient: round(one.patient) })),
});
