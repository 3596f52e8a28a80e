import { type Compare, logLikelihoodRatio } from './evidence';

const MEASURES = [
  'gsympt_heart_rate',
  'gsympt_blood_pressure_pas',
  'gsympt_blood_pressure_pad',
  'msympt_body_temp',
] as const;
/**
 * Both reports give the same measured value, as when copied from one medical file; by chance one pair of
 * patients in thirty agrees.
 */
const SAME_VALUE = logLikelihoodRatio(0.6, 0.035);
/** Different values: measured again, or of another patient. */
const OTHER_VALUE = logLikelihoodRatio(0.4, 0.965);
const MAX_WEIGHT = 5;

/** Compares pulse, blood pressure and temperature, as far as both reports have them. */
export const compareMeasured: Compare = (a, b) => {
  const both = MEASURES.filter((field) => a[field] != null && b[field] != null);
  if (both.length === 0) return null;
  const same = both.filter((field) => a[field] === b[field]).length;
  const sum = same * SAME_VALUE + (both.length - same) * OTHER_VALUE;
  const patient = Math.max(-MAX_WEIGHT / 2, Math.min(MAX_WEIGHT, sum));
  return { field: 'measured', outcome: same > 0 ? 'same' : 'other', value: same, meal: 0, patient };
};
