import { type Compare, weigh } from './evidence';

/** 58 of 100 fall ill two to twelve hours after the meal, so that the same answer is given by 4 of 10 by chance. */
const SAME = { meal: weigh(0.48, 0.41), patient: weigh(0.85, 0.41) };
const OTHER = { meal: weigh(0.52, 0.59), patient: weigh(0.15, 0.59) };

/** How long after the meal the first signs came; `1` is unknown. */
export const compareOnset: Compare = (a, b) => {
  const [one, other] = [a.gsympt_delay ?? '1', b.gsympt_delay ?? '1'];
  if (one === '1' || other === '1') return null;
  const same = one === other;
  return { field: 'onset', outcome: same ? 'same' : 'other', ...(same ? SAME : OTHER) };
};
