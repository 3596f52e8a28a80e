/**
 * Rings of equal distance from the shore. They look like depth contours on a chart, and are not:
 * nothing here knows the depth, so no number is ever drawn on them.
 */
import { encodePolygons } from './encode.mjs';
import { kept } from './kept.mjs';
import { fromPlane, stretch } from './mercator.mjs';
import { grow, outerPaths, simplify, toPolygons, union } from './paths.mjs';

/** Distance in kilometres of each ring, the widest first: the order in which they are painted. */
export const RINGS = [
  [3, 30],
  [2, 18],
  [1, 9],
];

const HIGH = { tolerance: 420, k: 1000, rings: RINGS };
const LOW = { tolerance: 2500, k: 100, rings: RINGS.slice(0, 1) };

const middleLat = ({ properties: { bbox } }) => (bbox[1] + bbox[3]) / 2;

/** The shore of an island as paths, thinned: the same for each ring. */
const shoreOf = (island) =>
  kept(island, 'shore', () => simplify(outerPaths(island.geometry), 200 * stretch(middleLat(island))));

/** What lies within so many kilometres of an island. */
const near = (island, km, tolerance) =>
  kept(island, `near ${km} ${tolerance}`, () => {
    const shore = shoreOf(island);
    if (shore.length === 0) return [];
    const factor = stretch(middleLat(island));
    return simplify(grow(shore, km * 1000 * factor, tolerance * 2), tolerance * factor);
  });

function ringsAt(islands, km, tolerance) {
  const grown = islands.flatMap((island) => near(island, km, tolerance));
  return toPolygons(union(grown)).map((polygon) => polygon.map((path) => path.map(fromPlane)));
}

/** The ring layer of these islands: features tagged 1 (nearest) to 3. */
export function ringLayer(islands, { low = false } = {}) {
  const { tolerance, k, rings } = low ? LOW : HIGH;
  return {
    k,
    f: rings.map(([tag, km]) => [tag, encodePolygons(ringsAt(islands, km, tolerance), k)]),
  };
}
