import {
  type PairKind,
  type PairScore,
  proposalOf,
  scorePair,
} from '../../../shared/domain/pairs/score-pair';
import type { LabelledPair } from './generate';
import type { PairInputs } from './reference';

/** A pair with what was proposed for it. */
export interface Judged extends LabelledPair {
  score: PairScore;
  proposed: PairKind | null;
}

/** How well the proposals hit. */
export interface Quality {
  pairs: number;
  /** of the pairs proposed, those that are what is proposed */
  precision: number;
  /** of the pairs that belong together, those that are proposed as what they are */
  recall: number;
  /** proposed as one kind, being the other: counted as false and as missed */
  mixedUp: Judged[];
  /** proposed though they have nothing to do with each other */
  falseLinks: Judged[];
  missed: Judged[];
  /** precision and recall of one kind */
  kinds: Record<PairKind, { precision: number; recall: number }>;
}

export function judge(pairs: readonly LabelledPair[], { context }: PairInputs): Judged[] {
  return pairs.map((pair) => {
    const score = scorePair(pair.a, pair.b, context);
    return { ...pair, score, proposed: proposalOf(score) };
  });
}

/** Precision and recall; a link of the wrong kind is a false one. */
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
