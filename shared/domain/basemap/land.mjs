/** Land outlines at one level of detail. */
import { encodePolygons } from './encode.mjs';
import { fromPlane, polygonsOf, stretch, toPlane } from './mercator.mjs';
import { simplify } from './paths.mjs';

/** Levels of detail: simplification tolerance in metres on the ground, and steps per degree. */
export const LEVELS = {
  low: { tolerance: 1500, k: 100 },
  mid: { tolerance: 250, k: 1000 },
  full: { tolerance: 0, k: 100000 },
};

const DOT_METRES = 350;

/** A small octagon for an island of which only a point is known, so that the map still shows it. */
function dot([lng, lat]) {
  const centre = toPlane([lng, lat]);
  const radius = DOT_METRES * stretch(lat);
  return [
    Array.from({ length: 8 }, (_, i) =>
      fromPlane({
        x: centre.x + radius * Math.cos((i * Math.PI) / 4),
        y: centre.y + radius * Math.sin((i * Math.PI) / 4),
      }),
    ),
  ];
}

/**
 * The bounding diamond of a ring that simplification reduced to nothing; used for an island's largest ring,
 * so that the island does not vanish.
 */
function diamond(ring, k) {
  const [west, south, east, north] = boxOf(ring);
  const [cx, cy] = [(west + east) / 2, (south + north) / 2];
  const dx = Math.max((east - west) / 2, 1.5 / k);
  const dy = Math.max((north - south) / 2, 1.5 / k);
  return [
    [cx - dx, cy],
    [cx, cy - dy],
    [cx + dx, cy],
    [cx, cy + dy],
  ];
}

/**
 * West, south, east, north of a ring. A loop, because spreading a long ring as arguments overflows the
 * stack.
 */
function boxOf(ring) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

/** The land layer of the given islands: features tagged with their location id. */
export function landLayer(islands, level) {
  const { tolerance, k } = LEVELS[level];
  const features = islands.map((island) => {
    const { geometry, properties } = island;
    if (geometry.type === 'Point') return [properties.id, encodePolygons([dot(geometry.coordinates)], k)];
    const factor = stretch(properties.bbox[1]);
    const thin = (ring) =>
      tolerance
        ? (simplify([ring.slice(0, -1).map(toPlane)], tolerance * factor)[0] ?? []).map(fromPlane)
        : ring;
    let polygons = encodePolygons(
      polygonsOf(geometry).map((p) => p.map(thin)),
      k,
    );
    if (polygons.length === 0) {
      const largest = polygonsOf(geometry)
        .map(([outer]) => outer)
        .sort((a, b) => b.length - a.length)[0];
      polygons = encodePolygons([[diamond(largest, k)]], k);
    }
    return [properties.id, polygons];
  });
  return { k, f: features };
}
