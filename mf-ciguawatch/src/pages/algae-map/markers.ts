import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { decidingRow, perGram, pointOf, type Toxicity, toxicityOf } from '../../algae/sampling';

/** One marker of the map, with all rows at its point. */
export interface MapPoint {
  key: string;
  lng: number;
  lat: number;
  rows: readonly Tracking[];
  /** the row that gives toxicity and density */
  deciding: Tracking;
  toxicity: Toxicity;
  /** cells per gram; null without a count, or with one in another unit */
  density: number | null;
}

/** Key of a point; four decimals merge points within about ten metres. */
const keyAt = ([lng, lat]: readonly [number, number]) => `${lng.toFixed(4)} ${lat.toFixed(4)}`;

/** Markers of all rows with a point, densest first, so that small markers are drawn on top of large ones. */
export function markersOf(rows: readonly Tracking[]): MapPoint[] {
  const held = new Map<string, [Tracking, ...Tracking[]]>();
  for (const row of rows) {
    const point = pointOf(row);
    if (!point) continue;
    const there = held.get(keyAt(point));
    if (there) there.push(row);
    else held.set(keyAt(point), [row]);
  }
  const markers = [...held].map(([key, there]) => {
    const [lng, lat] = pointOf(there[0]) as [number, number];
    const deciding = decidingRow(there);
    return {
      key,
      lng,
      lat,
      rows: there,
      deciding,
      toxicity: toxicityOf(deciding),
      density: perGram(deciding),
    };
  });
  return markers.sort((a, b) => (b.density ?? -1) - (a.density ?? -1));
}

/** Radius in pixels of the smallest marker, also used without a count, and of the largest. */
const MIN_RADIUS_PX = 7;
const MAX_RADIUS_PX = 40;

/**
 * Marker radius in pixels for a density in cells per gram. The area grows with the density: 11 pixels for 100,
 * 26 for 2,000.
 */
export const radiusOf = (density: number | null): number =>
  density === null ? MIN_RADIUS_PX : Math.min(MAX_RADIUS_PX, MIN_RADIUS_PX + 0.42 * Math.sqrt(density));
