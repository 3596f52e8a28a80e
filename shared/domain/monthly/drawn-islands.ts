import { ramerDouglasPeuckerD } from 'clipper2-ts';
import { type Geometry, lng360, polygonsOf, type Ring } from '../geo/geometry';
import type { DrawnIsland } from './bulletin-map';

/** An island as the table `location` stores it, in RFC 7946: longitudes -180 to 180. */
interface StoredIsland {
  id: number;
  archi: number;
  center: readonly [lng: number, lat: number];
  geometry: Geometry | null;
}

/** Islands below this fraction (1/150) of the map's longer side show only as a symbol. */
const SYMBOL_BELOW = 150;
/** Details below this fraction (1/1000) of the map's longer side are dropped. */
const DETAIL_BELOW = 1000;

/**
 * Prepares islands for a printed map: larger ones get an outline simplified to what paper can show, which keeps the
 * stored bulletin small.
 */
export function drawnIslands(islands: readonly StoredIsland[]): DrawnIsland[] {
  const centres = islands.map(({ center: [lng, lat] }): [number, number] => [lng360(lng), lat]);
  const parts = islands.map(({ geometry }) => (geometry ? polygonsOf(geometry).map(outerRing) : []));
  const points = [...centres, ...parts.flat(2)];
  const extent = Math.max(extentAlong(points, 0), extentAlong(points, 1));
  // Enough decimals that rounding changes less than the simplification does.
  const decimals = Math.max(0, Math.ceil(Math.log10(DETAIL_BELOW / extent)));
  const round = (value: number) => Number(value.toFixed(decimals));
  return islands.map(({ id, archi }, i) => {
    const [lng, lat] = centres[i] as [number, number];
    const rings = (parts[i] ?? [])
      .filter((ring) => Math.max(extentAlong(ring, 0), extentAlong(ring, 1)) > extent / SYMBOL_BELOW)
      .map((ring) =>
        simplifiedRing(ring, extent / DETAIL_BELOW)
          .flat()
          .map(round),
      )
      .filter((ring) => ring.length >= 6);
    return { id, archi, at: [round(lng), round(lat)], rings };
  });
}

/**
 * Outer ring of a polygon with longitudes 0 to 360. In a polygon west of Greenwich the longitude 0 becomes 360, so
 * that the ring stays in one piece.
 */
function outerRing([outer = []]: readonly Ring[]): [number, number][] {
  const isWest = outer.some(([lng]) => lng < 0);
  return outer.map(([lng, lat]) => [isWest && lng === 0 ? 360 : lng360(lng), lat]);
}

function extentAlong(points: readonly (readonly [number, number])[], axis: 0 | 1): number {
  let [least, most] = [Infinity, -Infinity];
  for (const point of points) {
    least = Math.min(least, point[axis]);
    most = Math.max(most, point[axis]);
  }
  return Math.max(0, most - least);
}

const simplifiedRing = (ring: readonly [number, number][], tolerance: number): [number, number][] =>
  ramerDouglasPeuckerD(
    ring.slice(0, -1).map(([x, y]) => ({ x, y })),
    tolerance,
  ).map(({ x, y }) => [x, y]);
