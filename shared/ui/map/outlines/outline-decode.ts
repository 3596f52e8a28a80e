import type { Feature, FeatureCollection, MultiPolygon, Position } from 'geojson';

/**
 * Encoded outlines of a basemap file: `k` steps per degree, features as [tag, polygons]; a ring is a flat
 * list of differences dx, dy without its closing vertex, in the map's x.
 */
export interface PackedLayer {
  k: number;
  f: [tag: number, polygons: number[][][]][];
}

function ringOf(steps: readonly number[], k: number): Position[] {
  const ring: Position[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] as number;
    y += steps[i + 1] as number;
    ring.push([x / k, y / k]);
  }
  if (ring[0]) ring.push(ring[0]);
  return ring;
}

/** Decodes outlines to features with their `tag` as property. */
export function unpackLayer({ k, f }: PackedLayer): Feature<MultiPolygon, { tag: number }>[] {
  return f.map(([tag, polygons]) => ({
    type: 'Feature',
    properties: { tag },
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygons.map((polygon) => polygon.map((steps) => ringOf(steps, k))),
    },
  }));
}

export const collection = <F extends Feature>(features: F[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});
