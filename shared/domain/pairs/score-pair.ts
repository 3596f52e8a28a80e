import { compareAge } from './evidence/age';
import { compareCare } from './evidence/care';
import type { Compare, Evidence } from './evidence/evidence';
import { compareGender } from './evidence/gender';
import { compareHistory } from './evidence/history';
import { compareMeasured } from './evidence/measurements';
import { compareOnset } from './evidence/onset';
import { compareParts } from './evidence/parts';
import { comparePeopleIll } from './evidence/people-ill';
import { comparePlace } from './evidence/place';
import { compareProduct } from './evidence/product';
import { comparePurchase } from './evidence/purchase';
import { compareReporter } from './evidence/reporter';
import { STATED_SAME_MEAL } from './evidence/stated-meal';
import { compareSymptoms } from './evidence/symptoms';
import { compareTime } from './evidence/time';
import type { PairCase, PairContext } from './pair-case';

/** The comparisons, in the order in which reasons of equal weight are listed. Each is a file of its own. */
const COMPARISONS: readonly Compare[] = [
  comparePlace,
  compareTime,
  compareProduct,
  comparePurchase,
  comparePeopleIll,
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

/** The two kinds of pairs: two patients of one meal, or one patient reported twice. */
export type PairKind = 'meal' | 'patient';

/**
 * Probabilities of one meal, one patient and no relation, which add up to 1, and the evidence they are
 * computed from.
 */
export interface PairScore {
  meal: number;
  patient: number;
  neither: number;
  evidence: Evidence[];
}

/**
 * Odds, before any comparison, that a pair found by place and days alone is of one meal or of one patient.
 * About one in twenty such pairs is linked, more often by its meal.
 */
const PRIOR_ODDS = { meal: Math.log(0.03), patient: Math.log(0.02) };

/** Probability from which a pair is proposed to editors. */
const PROPOSED_FROM = 0.8;

/**
 * Probability that two cases are of one meal or one patient, after Fellegi and Sunter (A theory for record
 * linkage, 1969) with two kinds of links: weights of all comparisons are added to the prior odds; agreeing
 * on frequent values weighs less (Winkler, 1989). The order of the cases does not matter.
 * @param said whether one of them names the other as one of its meal
 */
export function scorePair(a: PairCase, b: PairCase, context: PairContext, said = false): PairScore {
  const evidence = COMPARISONS.flatMap((compare) => compare(a, b, context) ?? []);
  if (said) evidence.push(STATED_SAME_MEAL);
  const meal = Math.exp(evidence.reduce((sum, one) => sum + one.meal, PRIOR_ODDS.meal));
  const patient = Math.exp(evidence.reduce((sum, one) => sum + one.patient, PRIOR_ODDS.patient));
  const all = meal + patient + 1;
  return { meal: meal / all, patient: patient / all, neither: 1 / all, evidence };
}

/**
 * Kind of link proposed to editors: the likelier one, or null where a link is improbable. A link that a
 * reporter stated is always proposed.
 */
export function proposalOf({ meal, patient }: Pick<PairScore, PairKind>, said = false): PairKind | null {
  if (meal + patient < PROPOSED_FROM) return said ? 'meal' : null;
  return patient > meal ? 'patient' : 'meal';
}
