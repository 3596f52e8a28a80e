/** Code that the benchmark of signals measures, bundled for Node by `signals.mjs`. */

export { found } from './clusters';
export { asMeals, cellOf, countsOf, END_CELL, recorded, usualBy } from './events';
export { oneIn30Days, ownLaw, replayed, rulesOf } from './rules';
export { score } from './score';
export { firstYear } from './share';
