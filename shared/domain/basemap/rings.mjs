/**
 * Rings of equal distance from the shore, drawn for orientation. They resemble depth contours, but no depth
 * is known, so they never carry a number.
 */
import { encodePolygons } from './encode.mjs';
import { memoized } from './memoized.mjs';
import { fromPlane, mercatorScale } from './mercator.mjs';
import { offsetPaths, outerPaths, simplify, toPolygons, union } from './paths.mjs';

/** [ring number, distance in kilometres], the widest first: the order of painting. */
export const RINGS = [
  [3, 30],
  [2, 18],
  [1, 9],
];

const HIGH = { tolerance: 420, k: 1000, rings: RINGS };
const LOW = { tolerance: 2500, k: 100, rings: RINGS.slice(0, 1) };

const middleLat = ({ properties: { bbox } }) => (bbox[1] + bbox[3]) / 2;

/** The simplified shore of an island as paths, computed once for all its rings. */
const shoreOf = (island) =>
  memoized(island, 'shore', () =>
    simplify(outerPaths(island.geometry), 200 * mercatorScale(middleLat(island))),
  );

/** The area within a distance in kilometres of an island. */
const near = (island, km, tolerance) =>
  memoized(island, `near ${km} ${tolerance}`, () => {
    const shore = shoreOf(island);
    if (shore.length === 0) return [];
    const factor = mercatorScale(middleLat(island));
    return simplify(offsetPaths(shore, km * 1000 * factor, tolerance * 2), tolerance * factor);
  });

function ringsAt(islands, km, tolerance) {
  const grown = islands.flatMap((island) => near(island, km, tolerance));
  return toPolygons(union(grown)).map((polygon) => polygon.map((path) => path.map(fromPlane)));
}

/** The ring layer of the given islands: features tagged 1 (nearest) to 3. */
export function ringLayer(islands, { low = false } = {}) {
  const { tolerance, k, rings } = low ? LOW : HIGH;
  return {
    k,
    f: rings.map(([tag, km]) => [tag, encodePolygons(ringsAt(islands, km, tolerance), k)]),
  };
}
