/** Years beyond which a number of cases is called rarer than one in so many. */
const MOST_YEARS = 10;

/** How a usual number of cases is said; `value` is cases a month for `number`, years otherwise, 0 for `none`. */
interface UsualWords {
  kind: 'number' | 'years' | 'rarer' | 'none';
  value: number;
}

/**
 * Says a mean of cases a month so that a rare one never reads as 0: a number from 0.05 on, then one in so many years,
 * then fewer than one in ten years. None is a mean of exactly 0: no observed month had a case.
 */
export function usualWords(mean: number): UsualWords {
  if (mean === 0) return { kind: 'none', value: 0 };
  // Smaller ones are rounded to 0.0 by the one decimal that screens and mails give.
  if (mean >= 0.05) return { kind: 'number', value: mean };
  const years = Math.round(1 / (12 * mean));
  return years <= MOST_YEARS ? { kind: 'years', value: years } : { kind: 'rarer', value: MOST_YEARS };
}
