import type { Detector } from './history';
import { historyRule } from './history-rule';
import { monthRule } from './month-rule';
import { pooledRule } from './pooled-rule';
import { rollingRule } from './rolling-rule';
import { sameFishRule } from './same-fish';

/**
 * Every alert rule by priority: where the same cases fulfil several rules, only the first raises an alert.
 * The rule of the specification comes first.
 */
export const DETECTORS: readonly Detector[] = [monthRule, rollingRule, pooledRule, sameFishRule, historyRule];
