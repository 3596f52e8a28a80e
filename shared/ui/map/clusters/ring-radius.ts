/** On a map that has the page to itself: the radius of a ring of `FULL` cases. */
const MOST = 44;
const FULL = 200;
const LEAST = 14;

/** Pixels of a radius for each doubling of the cases. */
const DOUBLING = (MOST - LEAST) / Math.log2(FULL);

/** Radius in pixels of a ring of `count` cases: it grows until 200, so that 12 and 107 are distinguished. */
export const ringRadius = (count: number, most = MOST): number =>
  count <= 1 ? 9 : Math.min(most, LEAST + DOUBLING * Math.log2(count));
