import { countRule } from './count-rule';
import type { Detector } from './history';
import { movingWindow } from './window';

/** The same number as in the specification's rule, within days that may lie in two months: an outbreak knows no end of a month. */
export const rollingRule: Detector = {
  rule: 'rolling',
  look: (history) => {
    const days = history.numbers.alertDays;
    return countRule('rolling', history, { ...movingWindow(history.today, days), days });
  },
};
