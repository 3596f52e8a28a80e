/**
 * Lagoons of atolls, derived from the motu around them because no data source has them. They are drawn as
 * water inside the rim and cannot be edited.
 */
import { encodePolygons } from './encode.mjs';
import { memoized } from './memoized.mjs';
import { fromPlane, mercatorScale } from './mercator.mjs';
import { area, hull, offsetPaths, outerPaths, simplify, toPolygons, union } from './paths.mjs';

const CLOSINGS_KM = [1.5, 2.5, 4, 6, 9, 13];
/** Steps per degree, about 110 metres each: derived lagoons are not more precise than that. */
const PRECISION = 1000;

/**
 * Joins the motu of an atoll into one body with the smallest closing distance that does; the convex hull
 * when the rim stays open.
 */
function closeRim(motu, factor) {
  const wanted = 0.8 * area(hull(motu.flat()));
  let body = motu;
  for (const km of CLOSINGS_KM) {
    const radius = km * 1000 * factor;
    const grown = union(offsetPaths(motu, radius, 150));
    const hasHole = grown.some((path) => area(path) < 0);
    const filled = grown.filter((path) => area(path) > 0);
    body = offsetPaths(filled, -radius * 0.985, 150);
    const parts = body.filter((path) => area(path) > 0);
    const total = parts.reduce((sum, path) => sum + area(path), 0);
    if (hasHole && parts.length === 1 && total > wanted) return body;
    if (motu.length === 1) return body;
  }
  return [hull(motu.flat())];
}

function lagoonOf({ properties, geometry }) {
  const factor = mercatorScale(properties.center[1]);
  const motu = simplify(outerPaths(geometry), 60 * factor);
  const water = simplify(closeRim(motu, factor), 90 * factor);
  return toPolygons(water).map((polygon) => polygon.map((path) => path.map(fromPlane)));
}

/** The lagoon layer of the given islands: features tagged with the location id of their atoll. */
export function lagoonLayer(islands) {
  const atolls = islands.filter(
    ({ properties, geometry }) => properties.landform === 'atoll' && geometry.type !== 'Point',
  );
  const features = atolls.map((atoll) => [
    atoll.properties.id,
    memoized(atoll, 'lagoon', () => encodePolygons(lagoonOf(atoll), PRECISION)),
  ]);
  return { k: PRECISION, f: features };
}
