import { type Compare, weigh } from './evidence';

const MEASURES = [
  'gsympt_heart_rate',
  'gsympt_blood_pressure_pas',
  'gsympt_blood_pressure_pad',
  'msympt_body_temp',
] as const;
/**
 * The same measured value, copied from one medical file; two patients agree by chance in one pair of
 * thirty.
 */
const SAME_VALUE = weigh(0.6, 0.035);
/** Different values: measured again, or of another patient. */
const OTHER_VALUE = weigh(0.4, 0.965);
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
