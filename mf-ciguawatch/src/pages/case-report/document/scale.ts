/** Phones refuse to draw pictures of more dots than this. */
const MOST_DOTS = 16_000_000;

/** Dots per CSS pixel: two, or less for a paper so long that a phone could not draw it. */
export const scaleFor = (width: number, height: number): number =>
  Math.min(2, Math.sqrt(MOST_DOTS / (width * height)));
