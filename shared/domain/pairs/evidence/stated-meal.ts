import { type Evidence, logLikelihoodRatio } from './evidence';

/**
 * One report names the other as one of the same meal, without proof by receipt code or device. It is rarely
 * false, but anybody may claim it, so the other comparisons still count.
 */
export const STATED_SAME_MEAL: Evidence = {
  field: 'said',
  outcome: 'same_meal',
  meal: logLikelihoodRatio(0.3, 0.01),
  patient: 0,
};
