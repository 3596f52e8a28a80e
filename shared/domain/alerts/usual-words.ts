/** Beyond this many years between cases the text says "fewer than one in ten years". */
const MAX_YEARS = 10;

/**
 * How a mean number of cases is put into words; `value` is cases per month for `number`, years otherwise, 0
 * for `none`.
 */
interface UsualWords {
  kind: 'number' | 'years' | 'rarer' | 'none';
  value: number;
}

/**
 * Words for a mean of cases per month, so that a rare one never reads as 0: a number from 0.05 on, then one
 * in so many years, then fewer than one in ten years. `none` is a mean of exactly 0.
 */
export function usualWords(mean: number): UsualWords {
  if (mean === 0) return { kind: 'none', value: 0 };
  // Screens and mails print one decimal, which would round smaller means to 0.0.
  if (mean >= 0.05) return { kind: 'number', value: mean };
  const years = Math.round(1 / (12 * mean));
  return years <= MAX_YEARS ? { kind: 'years', value: years } : { kind: 'rarer', value: MAX_YEARS };
}
