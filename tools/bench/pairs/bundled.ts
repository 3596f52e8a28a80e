/** Code that the benchmark of pairs measures, bundled for Node by `pairs.mjs`. */

export { labelledPairs } from './generate';
export { judge, quality } from './measure';
export { pairInputs } from './reference';
export { PAIRS, TEST_SEED, TUNING_SEEDS } from './seeds';
