import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import { densityOf, pointOf, type Toxicity, worst } from '../../algae/sampling';

/** All rows of one point of the map. */
export interface MapPoint {
  key: string;
  lng: number;
  lat: number;
  rows: readonly Tracking[];
  toxicity: Toxicity;
  /** most cells per gram of a species; null where none were counted */
  density: number | null;
}

/** Points nearer than about ten metres are one. */
const keyAt = ([lng, lat]: readonly [number, number]) => `${lng.toFixed(4)} ${lat.toFixed(4)}`;

/** Marks of rows with a point, the densest first, so that small ones are drawn over large ones. */
export function markersOf(rows: readonly Tracking[]): MapPoint[] {
  const held = new Map<string, Tracking[]>();
  for (const row of rows) {
    const point = pointOf(row);
    if (point) held.set(keyAt(point), [...(held.get(keyAt(point)) ?? []), row]);
  }
  const markers = [...held].map(([key, there]) => {
    const [lng, lat] = pointOf(there[0] as Tracking) as [number, number];
    return { key, lng, lat, rows: there, toxicity: worst(there), density: densityOf(there) };
  });
  return markers.sort((a, b) => (b.density ?? -1) - (a.density ?? -1));
}

/** Pixels of the smallest marker and of one of an unknown density, and of the largest. */
const LEAST = 7;
const MOST = 40;

/** Radius in pixels: the area grows with the density, 100 cells per gram are 11 pixels, 2,000 are 26. */
export const radiusOf = (density: number | null): number =>
  density === null ? LEAST : Math.min(MOST, LEAST + 0.42 * Math.sqrt(density));
