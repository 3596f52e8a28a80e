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
 * What one comparison says. The weights are natural logarithms of how much likelier the outcome is when both
 * cases are of one meal (`meal`), or of one patient (`patient`), than when they have nothing to do with
 * each other: above 0 speaks for it, below 0 against it.
 */
export interface Evidence {
  field: EvidenceField;
  /** names the outcome, for the sentence that is shown */
  outcome: string;
  /** number that the sentence needs: minutes, days, kilometres, years or how many are shared */
  value?: number;
  meal: number;
  patient: number;
}

/** Compares two cases in one respect; null when one of them says nothing of it. The order does not matter. */
export type Compare = (a: PairCase, b: PairCase, context: PairContext) => Evidence | null;

/** Weight of an outcome that has the chance `linked` among linked pairs and `chance` among unrelated ones. */
export const weigh = (linked: number, chance: number): number => Math.log(linked / chance);
