import { countRule } from './count-rule';
import type { Detector } from './history';
import { daysOf, monthOf } from './window';

/**
 * The outbreak rule of the specification (sections 4 and 9): more cases than the threshold that share month, year and
 * island, in the current month. A case matched with another (`match_event`) counts as a case.
 */
export const monthRule: Detector = {
  rule: 'month',
  look: (history) => {
    const month = monthOf(history.today);
    return countRule('month', history, { ...month, days: daysOf(month) });
  },
};
