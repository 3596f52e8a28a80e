import { countRule } from './count-rule';
import type { Detector } from './history';
import { daysOf, monthOf } from './window';

/**
 * The outbreak rule of the specification (sections 4 and 9): more cases of one island in the current
 * calendar month than the country's threshold. A case linked to another of the same meal (`match_event`)
 * counts as a case.
 */
export const monthRule: Detector = {
  rule: 'month',
  look: (history) => {
    const month = monthOf(history.today);
    return countRule('month', history, { ...month, days: daysOf(month) });
  },
};
