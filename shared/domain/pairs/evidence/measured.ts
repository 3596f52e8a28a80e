import { type Compare, weigh } from './evidence';

const MEASURES = [
  'gsympt_heart_rate',
  'gsympt_blood_pressure_pas',
  'gsympt_blood_pressure_pad',
  'msympt_body_temp',
] as const;
/** The same figure, copied from one file; two patients share one by chance in one of thirty. */
const SAME = weigh(0.6, 0.035);
/** Measured again by somebody else. */
const OTHER = weigh(0.4, 0.965);
const MOST = 5;

/** Pulse, pressures and temperature, where both were measured. */
export const compareMeasured: Compare = (a, b) => {
  const both = MEASURES.filter((field) => a[field] != null && b[field] != null);
  if (both.length === 0) return null;
  const same = both.filter((field) => a[field] === b[field]).length;
  const sum = same * SAME + (both.length - same) * OTHER;
  const patient = Math.max(-MOST / 2, Math.min(MOST, sum));
  return { field: 'measured', outcome: same > 0 ? 'same' : 'other', value: same, meal: 0, patient };
};
