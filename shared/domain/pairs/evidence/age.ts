import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * Differences in age of at most `most` years, with the probability of each for reports of one patient and
 * for unrelated ones, whose ages spread over about fifty years.
 */
const AGE_DIFFERENCES = [
  { most: 0, linked: 0.81, chance: 0.022 },
  { most: 1, linked: 0.11, chance: 0.043 },
  { most: 3, linked: 0.035, chance: 0.083 },
  { most: 6, linked: 0.02, chance: 0.12 },
  { most: Infinity, linked: 0.01, chance: 0.732 },
] as const;
/** The digits of one age are swapped, 43 for 34. */
const SWAPPED_DIGITS = logLikelihoodRatio(0.012, 0.01);

const isSwapped = (a: number, b: number) =>
  a > 9 && a < 100 && b > 9 && b < 100 && a === (b % 10) * 10 + Math.floor(b / 10);

/** Compares the patients' ages, which is no evidence about the meal. */
export const compareAge: Compare = (a, b) => {
  if (a.age == null || b.age == null) return null;
  const years = Math.abs(a.age - b.age);
  if (years > 3 && isSwapped(a.age, b.age))
    return { field: 'age', outcome: 'swapped', value: years, meal: 0, patient: SWAPPED_DIGITS };
  const { linked, chance } = AGE_DIFFERENCES.find(
    ({ most }) => years <= most,
  ) as (typeof AGE_DIFFERENCES)[number];
  const outcome = years === 0 ? 'same' : years <= 3 ? 'near' : 'other';
  return { field: 'age', outcome, value: years, meal: 0, patient: logLikelihoodRatio(linked, chance) };
};
