/** What the benchmark of pairs measures, bundled for Node by `pairs.mjs`. */

export { labelledPairs } from './pairs/generate';
export { judge, quality } from './pairs/measure';
export { pairInputs } from './pairs/reference';
export { PAIRS, TEST_SEED, TUNING_SEEDS } from './pairs/seeds';
