/** Largest radius in pixels on a full-page map, reached with `FULL` cases. */
const MOST = 44;
const FULL = 200;
const LEAST = 14;

/** Pixels of radius per doubling of the cases. */
const DOUBLING = (MOST - LEAST) / Math.log2(FULL);

/**
 * Radius in pixels of a ring of `count` cases; it grows logarithmically up to 200 cases, so that 12 and 107
 * differ visibly.
 */
export const ringRadius = (count: number, most = MOST): number =>
  count <= 1 ? 9 : Math.min(most, LEAST + DOUBLING * Math.log2(count));

/** Radius in pixels of the circle that marks an unobserved place. */
export const SILENT_RADIUS = 10;
