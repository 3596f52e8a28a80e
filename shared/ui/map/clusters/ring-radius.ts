/** On a map that has the page to itself. */
const MOST = 32;

/** Radius in pixels of a ring of `count` cases. */
export const ringRadius = (count: number, most = MOST): number =>
  count <= 1 ? 9 : Math.min(most, 14 + 5 * Math.log2(count));
