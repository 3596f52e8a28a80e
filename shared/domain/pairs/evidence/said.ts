import { type Evidence, weigh } from './evidence';

/**
 * One of the two reports names the other as one of its meal, without proving it by receipt code or device. Hardly anybody
 * says so by chance, yet anybody may: what the reports tell of the meal still counts.
 */
export const SAID_SAME_MEAL: Evidence = {
  field: 'said',
  outcome: 'same_meal',
  meal: weigh(0.3, 0.01),
  patient: 0,
};
