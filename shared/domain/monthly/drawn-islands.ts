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

/** Fractions of the map's longer side: islands below 1/SEEN show only as a symbol; details below 1/FINE are dropped. */
const SEEN = 150;
const FINE = 1000;

/**
 * Prepares islands for a printed map: larger ones get an outline simplified to what paper can show, which keeps the
 * stored bulletin small.
 */
export function drawnIslands(islands: readonly StoredIsland[]): DrawnIsland[] {
  const centres = islands.map(({ center: [lng, lat] }): [number, number] => [lng360(lng), lat]);
  const parts = islands.map(({ geometry }) => (geometry ? polygonsOf(geometry).map(outerOf) : []));
  const points = [...centres, ...parts.flat(2)];
  const extent = Math.max(spanOf(points, 0), spanOf(points, 1));
  // Enough decimals that rounding changes less than the simplification does.
  const decimals = Math.max(0, Math.ceil(Math.log10(FINE / extent)));
  const round = (value: number) => Number(value.toFixed(decimals));
  return islands.map(({ id, archi }, i) => {
    const [lng, lat] = centres[i] as [number, number];
    const rings = (parts[i] ?? [])
      .filter((ring) => Math.max(spanOf(ring, 0), spanOf(ring, 1)) > extent / SEEN)
      .map((ring) =>
        simplified(ring, extent / FINE)
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
function outerOf([outer = []]: readonly Ring[]): [number, number][] {
  const isWest = outer.some(([lng]) => lng < 0);
  return outer.map(([lng, lat]) => [isWest && lng === 0 ? 360 : lng360(lng), lat]);
}

function spanOf(points: readonly (readonly [number, number])[], axis: 0 | 1): number {
  let [least, most] = [Infinity, -Infinity];
  for (const point of points) {
    least = Math.min(least, point[axis]);
    most = Math.max(most, point[axis]);
  }
  return Math.max(0, most - least);
}

const simplified = (ring: readonly [number, number][], tolerance: number): [number, number][] =>
  ramerDouglasPeuckerD(
    ring.slice(0, -1).map(([x, y]) => ({ x, y })),
    tolerance,
  ).map(({ x, y }) => [x, y]);
