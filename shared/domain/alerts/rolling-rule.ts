import { countRule } from './count-rule';
import type { Detector } from './history';
import { movingWindow } from './window';

/**
 * The specification's threshold applied to a moving window of days, so that an outbreak across the end of a
 * month is seen too.
 */
export const rollingRule: Detector = {
  rule: 'rolling',
  look: (history) => {
    const days = history.numbers.alertDays;
    return countRule('rolling', history, { ...movingWindow(history.today, days), days });
  },
};
