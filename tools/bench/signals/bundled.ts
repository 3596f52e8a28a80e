/** Code that the benchmark of signals measures, bundled for Node by `signals.mjs`. */

export { found } from './clusters';
export { asMeals, baselineBy, cellOf, countsOf, END_CELL, recorded } from './events';
export { oneIn30Days, ownDistribution, replayed, rulesOf } from './rules';
export { score } from './score';
export { firstYear } from './share';
