/** How a species is drawn on the silhouette of its family. Colours are those of a live adult, as its description says. */
export interface SpeciesLook {
  back: string;
  belly?: string;
  /** height from which down the belly is drawn, where the body is slender */
  bellyFrom?: number;
  fins: string;
  /** colour of the tail where it is not that of the fins */
  tail?: string;
  /** marks in their order, cut to the body; `line` is the width of a mark that is a line */
  marks?: readonly { d: string; colour: string; line?: number }[];
  /** outline of the body, where it is not that of the family */
  body?: string;
  /** outline of the tail, where it is not that of the family */
  tailShape?: string;
  /** details over everything, such as a blade, a moustache or a coloured tip */
  details?: readonly { d: string; colour: string; line?: number }[];
}

/** A tail with the edge cut straight. */
export const STRAIGHT_TAIL = 'M153 46l34-13c2 14 2 36 0 50l-34-13Z';
/** A tail whose corners trail behind its edge. */
export const TRAILING_TAIL =
  'M153 45c10-5 26-13 40-15-8 8-9 14-6 20 3 4 3 10 0 14-3 6-2 12 6 22-14-3-30-12-40-18Z';
/** A tail forked deeply, with lobes rounded as paddles. */
export const PADDLE_TAIL =
  'M153 47c10-9 20-22 32-24 8 0 7 10-2 20-5 6-8 10-8 15s3 9 8 15c9 10 10 20 2 20-12-2-22-14-32-22Z';
/** A body with a hump on the forehead. */
export const HUMP_BODY =
  'M8 68c0-6 3-11 6-15C12 36 18 18 36 14c16-3 28 6 42 9 34 2 58 12 80 22v23c-20 12-46 24-78 24-34 0-56-6-68-16-3-3-4-5-4-8Z';
/** A body deeper than that of its family, with a steep forehead. */
export const DEEP_BODY = 'M9 67C14 50 28 24 60 15c40-8 72 20 98 32v15c-20 12-46 28-76 29C52 91 24 82 9 67Z';
