/** Ill people of one meal from which it raises by itself: 95th percentile of outbreaks, CDC 1998 to 2015. */
export const LARGE_MEAL = 8;
