import type { PairCase } from '../pair-case';
import { sameName } from '../same-name';
import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * A third of the products are bought, mostly beside the road; people of one meal usually agree on where.
 */
const WEIGHTS = {
  name_same: logLikelihoodRatio(0.1, 0.005),
  name_other: logLikelihoodRatio(0.002, 0.008),
  type_same: logLikelihoodRatio(0.28, 0.04),
  /** includes other tables of the same restaurant */
  diner_same: logLikelihoodRatio(0.1, 0.0135),
  type_other: logLikelihoodRatio(0.03, 0.09),
  both_not_bought: logLikelihoodRatio(0.48, 0.38),
  one_bought: logLikelihoodRatio(0.07, 0.45),
};
const DINER_CODE = '4';

const typeOf = ({ case_purchase_place_type: type }: PairCase) => type ?? null;

/**
 * Compares where the product was bought: the name of the place where both reports give it, else its kind.
 */
export const comparePurchase: Compare = (a, b) => {
  const named = sameName(a.case_purchase_place, b.case_purchase_place);
  const [one, other] = [typeOf(a), typeOf(b)];
  if (one === DINER_CODE && other === DINER_CODE && named !== false) return outcomeOf('diner_same');
  if (named === true) return outcomeOf('name_same');
  if (one === null || other === null) return named === false ? outcomeOf('name_other') : null;
  if (one === 'U' && other === 'U') return outcomeOf('both_not_bought');
  if (one === 'U' || other === 'U') return outcomeOf('one_bought');
  if (one !== other) return outcomeOf('type_other');
  return outcomeOf(named === false ? 'name_other' : 'type_same');
};

const outcomeOf = (outcome: keyof typeof WEIGHTS) =>
  ({ field: 'purchase', outcome, meal: WEIGHTS[outcome], patient: WEIGHTS[outcome] }) as const;
