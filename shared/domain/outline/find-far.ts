import { bboxOf, type Position } from '../geo/geometry';
import { distanceKm } from '../geo/geometry-distance';
import type { Fault } from './fault';
import type { Outline } from './outline';

/** 200 nautical miles, the breadth of an exclusive economic zone (UNCLOS, article 57), in kilometres. */
const FAR_KM = 370.4;

/**
 * Warns about an outline or point farther than 200 nautical miles from every known place of its country,
 * which is more likely a mistake than a new island. No warning where no place of the country is known.
 * @param at a position of the drawing, in either form of longitude
 * @param places label points of the country's places, in either form
 */
export function findFar(at: Position, places: readonly Position[]): Fault[] {
  if (places.length === 0) return [];
  return places.some((place) => distanceKm(at, place) <= FAR_KM) ? [] : [{ kind: 'far', at, warning: true }];
}

/** The centre of an outline's box, in 0..360; null when the outline has no position. */
export function boxCenter(outline: Outline): Position | null {
  const [west, south, east, north] = bboxOf({ type: 'MultiPolygon', coordinates: outline });
  return Number.isFinite(west) ? [(west + east) / 2, (south + north) / 2] : null;
}
