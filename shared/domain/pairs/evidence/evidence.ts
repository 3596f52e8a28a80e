import type { PairCase, PairContext } from '../pair-case';

/** Names of the comparisons between two cases of a pair. */
export const EVIDENCE_FIELDS = [
  'place',
  'time',
  'product',
  'parts',
  'purchase',
  'table',
  'gender',
  'age',
  'reporter',
  'onset',
  'symptoms',
  'history',
  'care',
  'measured',
  'said',
] as const;
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number];

/**
 * Result of one comparison. `meal` and `patient` are natural logarithms of how much more likely the outcome
 * is for cases of one meal, or of one patient, than for unrelated cases: positive speaks for the link,
 * negative against it.
 */
export interface Evidence {
  field: EvidenceField;
  /** identifies the outcome, for the sentence shown to editors */
  outcome: string;
  /** number in that sentence: minutes, days, kilometres, years, or how many are shared */
  value?: number;
  meal: number;
  patient: number;
}

/**
 * Compares two cases in one respect; null when one of them lacks the answer. The order of the cases does
 * not matter.
 */
export type Compare = (a: PairCase, b: PairCase, context: PairContext) => Evidence | null;

/**
 * Weight of an outcome: log-likelihood ratio of its probability among linked pairs (`linked`) and among
 * unrelated ones (`chance`).
 */
export const logLikelihoodRatio = (linked: number, chance: number): number => Math.log(linked / chance);
