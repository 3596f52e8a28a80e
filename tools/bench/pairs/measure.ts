import {
  type PairKind,
  type PairScore,
  proposalOf,
  scorePair,
} from '../../../shared/domain/pairs/score-pair';
import type { LabelledPair } from './generate';
import type { PairInputs } from './reference';

/** A pair with the scorer's proposal. */
export interface Judged extends LabelledPair {
  score: PairScore;
  proposed: PairKind | null;
}

/** Quality of the proposals. */
export interface Quality {
  pairs: number;
  /** share of proposed pairs that are what is proposed */
  precision: number;
  /** share of true pairs that are proposed with the right kind */
  recall: number;
  /** pairs proposed as the wrong kind, which count as false and as missed */
  mixedUp: Judged[];
  /** unrelated pairs that are proposed */
  falseLinks: Judged[];
  missed: Judged[];
  /** precision and recall per kind */
  kinds: Record<PairKind, { precision: number; recall: number }>;
}

export function judge(pairs: readonly LabelledPair[], { context }: PairInputs): Judged[] {
  return pairs.map((pair) => {
    const score = scorePair(pair.a, pair.b, context);
    return { ...pair, score, proposed: proposalOf(score) };
  });
}

/** Precision and recall; a link of the wrong kind counts as false. */
export function quality(judged: readonly Judged[]): Quality {
  const share = (of: readonly Judged[], good: (one: Judged) => boolean) =>
    of.length === 0 ? 1 : of.filter(good).length / of.length;
  const right = (one: Judged) => one.proposed === one.truth;
  const proposed = judged.filter((one) => one.proposed !== null);
  const linked = judged.filter((one) => one.truth !== null);
  const of = (kind: PairKind) => ({
    precision: share(
      proposed.filter((one) => one.proposed === kind),
      right,
    ),
    recall: share(
      linked.filter((one) => one.truth === kind),
      right,
    ),
  });
  return {
    pairs: judged.length,
    precision: share(proposed, right),
    recall: share(linked, right),
    mixedUp: proposed.filter((one) => one.truth !== null && !right(one)),
    falseLinks: proposed.filter((one) => one.truth === null),
    missed: linked.filter((one) => one.proposed === null),
    kinds: { meal: of('meal'), patient: of('patient') },
  };
}
