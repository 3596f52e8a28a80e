import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * 58 of 100 patients fall ill two to twelve hours after the meal, so that unrelated reports agree in 41 %
 * of pairs.
 */
const SAME_DELAY = { meal: logLikelihoodRatio(0.48, 0.41), patient: logLikelihoodRatio(0.85, 0.41) };
const OTHER_DELAY = { meal: logLikelihoodRatio(0.52, 0.59), patient: logLikelihoodRatio(0.15, 0.59) };

/** Compares how long after the meal the first symptoms appeared; code `1` means unknown. */
export const compareOnset: Compare = (a, b) => {
  const [one, other] = [a.gsympt_delay ?? '1', b.gsympt_delay ?? '1'];
  if (one === '1' || other === '1') return null;
  const same = one === other;
  return { field: 'onset', outcome: same ? 'same' : 'other', ...(same ? SAME_DELAY : OTHER_DELAY) };
};
