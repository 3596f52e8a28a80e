/** Largest radius in pixels on a full-page map, reached with `CASES_AT_MAX_RADIUS` cases. */
const MAX_RADIUS_PX = 44;
const CASES_AT_MAX_RADIUS = 200;
const MIN_RADIUS_PX = 14;

/** Pixels of radius per doubling of the cases. */
const RADIUS_PER_DOUBLING_PX = (MAX_RADIUS_PX - MIN_RADIUS_PX) / Math.log2(CASES_AT_MAX_RADIUS);

/**
 * Radius in pixels of a ring of `count` cases; it grows logarithmically up to 200 cases, so that 12 and 107
 * differ visibly.
 */
export const ringRadius = (count: number, most = MAX_RADIUS_PX): number =>
  count <= 1 ? 9 : Math.min(most, MIN_RADIUS_PX + RADIUS_PER_DOUBLING_PX * Math.log2(count));

/** Radius in pixels of the circle that marks an unobserved place. */
export const SILENT_RADIUS_PX = 10;
