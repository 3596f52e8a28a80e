import { compareAge } from './evidence/age';
import { compareCare } from './evidence/care';
import type { Compare, Evidence } from './evidence/evidence';
import { compareGender } from './evidence/gender';
import { compareHistory } from './evidence/history';
import { compareMeasured } from './evidence/measured';
import { compareOnset } from './evidence/onset';
import { compareParts } from './evidence/parts';
import { comparePlace } from './evidence/place';
import { compareProduct } from './evidence/product';
import { comparePurchase } from './evidence/purchase';
import { compareReporter } from './evidence/reporter';
import { SAID_SAME_MEAL } from './evidence/said';
import { compareSymptoms } from './evidence/symptoms';
import { compareTable } from './evidence/table';
import { compareTime } from './evidence/time';
import type { PairCase, PairContext } from './pair-case';

/** In the order in which reasons of equal weight are reported; one more way to compare is one more file. */
const COMPARISONS: readonly Compare[] = [
  comparePlace,
  compareTime,
  compareProduct,
  comparePurchase,
  compareTable,
  compareParts,
  compareGender,
  compareAge,
  compareReporter,
  compareSymptoms,
  compareOnset,
  compareHistory,
  compareCare,
  compareMeasured,
];

/** How two cases may belong together: one meal of two patients, or one patient reported twice. */
export type PairKind = 'meal' | 'patient';

/** What two cases are to each other: three probabilities that add up to 1, and what they come from. */
export interface PairScore {
  meal: number;
  patient: number;
  neither: number;
  evidence: Evidence[];
}

/**
 * Odds of a pair that was found by its place and days only to be of one meal, or of one patient, to being neither. About
 * one of twenty such pairs belongs together, more by their meal than by their patient.
 */
const PRIOR = { meal: Math.log(0.03), patient: Math.log(0.02) };

/** Pairs that belong together with less probability than this are not proposed. */
const PROPOSED_FROM = 0.8;

/**
 * What two cases are to each other, after Fellegi and Sunter (A theory for record linkage, 1969) with two kinds of
 * links: the weights of all comparisons are added to the odds, agreements on what is frequent weighing less (Winkler,
 * Frequency-based matching, 1989). The order of the two cases does not matter.
 * @param said whether one of the two names the other as one of its meal
 */
export function scorePair(a: PairCase, b: PairCase, context: PairContext, said = false): PairScore {
  const evidence = COMPARISONS.flatMap((compare) => compare(a, b, context) ?? []);
  if (said) evidence.push(SAID_SAME_MEAL);
  const meal = Math.exp(evidence.reduce((sum, one) => sum + one.meal, PRIOR.meal));
  const patient = Math.exp(evidence.reduce((sum, one) => sum + one.patient, PRIOR.patient));
  const all = meal + patient + 1;
  return { meal: meal / all, patient: patient / all, neither: 1 / all, evidence };
}

/**
 * What is proposed for a pair: the likelier kind, or nothing where the cases hardly belong together. What a reporter
 * says is always put before an editor.
 */
export function proposalOf({ meal, patient }: Pick<PairScore, PairKind>, said = false): PairKind | null {
  if (meal + patient < PROPOSED_FROM) return said ? 'meal' : null;
  return patient > meal ? 'patient' : 'meal';
}
