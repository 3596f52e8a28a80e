import { OUTBREAK_THRESHOLD } from '../statistics/outbreak';
import { countRule } from './count-rule';
import type { Detector } from './history';
import { monthOf } from './window';

/**
 * The outbreak rule of the specification (sections 4 and 9): more than 5 cases that share month, year and
 * island, in the current month. A case matched with another (`match_event`) counts as a case.
 */
export const monthRule: Detector = {
  rule: 'month',
  look: (history) => countRule('month', history, monthOf(history.today), OUTBREAK_THRESHOLD),
};
