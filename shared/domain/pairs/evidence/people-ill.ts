import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * Compares how many people fell ill. Six of ten poisonings are collective (French Polynesia, 2018). Two
 * reports of one meal both say that others were ill; two reports of one patient can both say nobody was.
 */
const WEIGHTS = {
  both_alone: { meal: logLikelihoodRatio(0.02, 0.16), patient: logLikelihoodRatio(0.36, 0.16) },
  one_alone: { meal: logLikelihoodRatio(0.06, 0.48), patient: logLikelihoodRatio(0.08, 0.48) },
  near_number: { meal: logLikelihoodRatio(0.13, 0.09), patient: logLikelihoodRatio(0.08, 0.09) },
  /** feasts are rare, and counts of their ill are rough */
  near_feast: { meal: logLikelihoodRatio(0.05, 0.004), patient: logLikelihoodRatio(0.03, 0.004) },
  other_number: { meal: logLikelihoodRatio(0.03, 0.1), patient: logLikelihoodRatio(0.01, 0.1) },
  both_shared: { meal: logLikelihoodRatio(0.2, 0.09), patient: logLikelihoodRatio(0.11, 0.09) },
} as const;

/** Distribution of the number of people ill among collective meals: small meals are the most frequent. */
const NUMBERS: Readonly<Record<number, number>> = { 2: 0.43, 3: 0.26, 4: 0.17, 5: 0.09 };
const MANY_ILL_SHARE = 0.06;
/**
 * Probability that linked reports give the same number, and probability (0.36) that two unrelated meals are
 * both collective.
 */
const SAME_NUMBER_CHANCE = { meal: 0.75, patient: 0.5 };
const BOTH_SHARED = 0.36;
/**
 * Number of people ill from which a meal is a feast; numbers within a third of each other then count as
 * near.
 */
const FEAST = 6;

/** Compares the number of people ill after the meal. */
export const comparePeopleIll: Compare = (a, b) => {
  if (a.mass_poisoning == null || b.mass_poisoning == null) return null;
  if (a.mass_poisoning !== b.mass_poisoning) return outcomeOf('one_alone');
  if (!a.mass_poisoning) return outcomeOf('both_alone');
  const [mine, theirs] = [a.mass_poisoning_nb, b.mass_poisoning_nb];
  if (mine == null || theirs == null) return outcomeOf('both_shared');
  if (mine === theirs) {
    const chance = BOTH_SHARED * (NUMBERS[mine] ?? MANY_ILL_SHARE);
    const weights = {
      meal: logLikelihoodRatio(SAME_NUMBER_CHANCE.meal, chance),
      patient: logLikelihoodRatio(SAME_NUMBER_CHANCE.patient, chance),
    };
    return { field: 'table', outcome: 'same_number', value: mine, ...weights };
  }
  const apart = Math.abs(mine - theirs);
  const most = Math.max(mine, theirs);
  if (Math.min(mine, theirs) >= FEAST && apart * 3 <= most) return outcomeOf('near_feast', apart);
  return outcomeOf(apart === 1 ? 'near_number' : 'other_number', apart);
};

const outcomeOf = (outcome: keyof typeof WEIGHTS, value?: number) =>
  ({ field: 'table', outcome, ...WEIGHTS[outcome], ...(value !== undefined && { value }) }) as const;
