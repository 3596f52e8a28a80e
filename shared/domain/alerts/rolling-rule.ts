import { OUTBREAK_THRESHOLD } from '../statistics/outbreak';
import { countRule } from './count-rule';
import type { Detector } from './history';
import { daysAfter } from './window';

/** Days of the window, its last one counted. */
export const ROLLING_DAYS = 30;

/** The same number as in the specification's rule, within any 30 days: an outbreak knows no end of a month. */
export const rollingRule: Detector = {
  rule: 'rolling',
  look: (history) => {
    const window = { from: daysAfter(history.today, 1 - ROLLING_DAYS), until: history.today };
    return countRule('rolling', history, window, OUTBREAK_THRESHOLD);
  },
};
