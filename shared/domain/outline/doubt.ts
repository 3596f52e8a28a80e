import type { Geometry, Position } from '../geo/geometry';
import type { Place } from '../geo/place';

/** What can be unlikely about a valid outline; the dictionaries of the editor have a question for each. */
export const DOUBT_KINDS = [
  /** A point would replace parts. */
  'point',
  /** Nothing of the former place is covered. */
  'moved',
  /** More than a third of the former land is left out. */
  'lost',
  /** Land of a neighbouring island is covered, or covers this. */
  'overlap',
  /** More than twice the former area. */
  'grown',
  /** Less than half of the former area. */
  'shrunk',
  /** Larger than any place of its type in the country, or than islands of its landform are. */
  'large',
  /** Smaller than a hectare. */
  'small',
  /** Farther than 200 nautical miles from every place of its country. */
  'far',
  /** Places inside the outline would end up outside. */
  'places',
  /** It would lie outside the place that contains it. */
  'outside',
] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** One question about an outline, which its editor answers with a correction or "it is so". */
export interface Doubt {
  kind: DoubtKind;
  /** Where to look, in 0..360; null where the outline as a whole is meant. */
  at: Position | null;
  /** Ids of the other places concerned. */
  places: number[];
}

/** Another place that an outline is compared with; its geometry in 0..360. */
export interface OtherPlace {
  id: number;
  geometry: Geometry;
}

/** What is known of a place and around it before its outline is stored; all positions in 0..360. */
export interface Surroundings {
  type: Place['type'];
  /** Landform of an island as the editor chose it; null where it is not known. */
  landform: string | null;
  /** What is stored until now; null for a new place. */
  former: Geometry | null;
  /** Other islands near either outline; empty for places that contain islands. */
  islands: readonly OtherPlace[];
  /** Label points of the places directly inside it. */
  inside: readonly { id: number; at: Position }[];
  /** The island that contains a locality, and whether another did until now; null for other types. */
  holder: (OtherPlace & { isNew: boolean }) | null;
  /** Largest box in square kilometres of the country's places of its type; null when none has one. */
  largestBoxKm2: number | null;
  /** Largest land in square kilometres of the country's islands, for a new island or locality; null for others. */
  largestIslandKm2: number | null;
  /** Label points of the country's other places. */
  centers: readonly Position[];
}
