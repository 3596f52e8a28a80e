import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * 57.6 % of patients are men (French Polynesia, 2018), so two unrelated patients have the same sex in half
 * of the pairs.
 */
const SAME_SEX = logLikelihoodRatio(0.98, 0.51);
const OTHER_SEX = logLikelihoodRatio(0.02, 0.49);

/** Compares the patients' sex, which is no evidence about the meal. */
export const compareGender: Compare = (a, b) => {
  const known = (code: unknown) => code === 'M' || code === 'F';
  if (!known(a.gender) || !known(b.gender)) return null;
  const same = a.gender === b.gender;
  return { field: 'gender', outcome: same ? 'same' : 'other', meal: 0, patient: same ? SAME_SEX : OTHER_SEX };
};
