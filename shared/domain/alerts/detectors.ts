import type { Detector } from './history';
import { historyRule } from './history-rule';
import { monthRule } from './month-rule';
import { rollingRule } from './rolling-rule';

/**
 * Every rule, the one that is reported first: where several are fulfilled by the same cases, the first raises
 * the alert. The specification's own comes before all others.
 */
export const DETECTORS: readonly Detector[] = [monthRule, rollingRule, historyRule];
