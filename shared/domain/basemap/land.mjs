/** Land outlines at one level of detail. */
import { encodePolygons } from './encode.mjs';
import { fromPlane, mercatorScale, polygonsOf, toPlane } from './mercator.mjs';
import { simplify } from './paths.mjs';
import { keepArea } from './small-land.mjs';

/** Levels of detail: simplification tolerance in metres on the ground, and steps per degree. */
export const LEVELS = {
  low: { tolerance: 1500, k: 100 },
  mid: { tolerance: 250, k: 1000 },
  full: { tolerance: 0, k: 100000 },
};

/** Shares of the tolerance that are tried until a part keeps its area: narrow land needs more vertices. */
const FINER = [1, 0.3, 0.1];
const DOT_METRES = 350;

/** A small octagon for an island of which only a point is known, so that the map still shows it. */
function dot([lng, lat]) {
  const centre = toPlane([lng, lat]);
  const radius = DOT_METRES * mercatorScale(lat);
  return [
    Array.from({ length: 8 }, (_, i) =>
      fromPlane({
        x: centre.x + radius * Math.cos((i * Math.PI) / 4),
        y: centre.y + radius * Math.sin((i * Math.PI) / 4),
      }),
    ),
  ];
}

/** The land layer of the given islands: features tagged with their location id. */
export function landLayer(islands, level) {
  const { tolerance, k } = LEVELS[level];
  const features = islands.map((island) => {
    const { geometry, properties } = island;
    if (geometry.type === 'Point') return [properties.id, encodePolygons([dot(geometry.coordinates)], k)];
    const factor = mercatorScale(properties.bbox[1]);
    const thin = (ring, metres) =>
      metres ? (simplify([ring.slice(0, -1).map(toPlane)], metres * factor)[0] ?? []).map(fromPlane) : ring;
    const polygons = tolerance
      ? keepArea(polygonsOf(geometry), k, (rings) =>
          FINER.map((by) => () => rings.map((ring) => thin(ring, tolerance * by))),
        )
      : encodePolygons(polygonsOf(geometry), k);
    return [properties.id, polygons];
  });
  return { k, f: features };
}
