import * as clipping from 'polygon-clipping';
import {
  extentOf,
  fromPolygons,
  type Geometry,
  lng180,
  lng360,
  type MultiPolygonCoordinates,
  type PolygonCoordinates,
  type Position,
  polygonsOf,
  type Ring,
  round7,
  windRings,
} from './geometry';

// Under Node.js the package's functions are on its default export, although its types name them directly.
const { intersection, union } = (clipping as unknown as { default?: typeof clipping }).default ?? clipping;

/**
 * Converts a drawn geometry (0..360) to its stored form: longitudes -180..180, parts that cross 180° cut
 * there (RFC 7946 section 3.1.9), rings wound and rounded to seven decimals. Check for crossing rings
 * first: cutting repairs them silently.
 */
export function toStoredGeometry(geometry: Geometry): Geometry {
  if (geometry.type === 'Point') {
    const [x, y] = geometry.coordinates;
    return { type: 'Point', coordinates: [round7(lng180(x)), round7(y)] };
  }
  return fromPolygons(tidyRings(polygonsOf(geometry).flatMap(cutAt180)));
}

/**
 * Converts a stored geometry to its drawn form: longitudes 0..360, the halves on both sides of 180° joined.
 * In foreign files a ring that jumps from 179 to -179 is taken to cross 180°, not to go round the globe.
 */
export function toDrawnGeometry(geometry: Geometry): Geometry {
  if (geometry.type === 'Point') {
    const [x, y] = geometry.coordinates;
    return { type: 'Point', coordinates: [round7(lng360(x)), y] };
  }
  const east: MultiPolygonCoordinates = [];
  const west: MultiPolygonCoordinates = [];
  const rest: MultiPolygonCoordinates = [];
  for (const part of polygonsOf(geometry).map(unwrapLongitudes).map(toPositive)) {
    const [from, to] = extentOf(part);
    (to === 180 ? west : from === 180 ? east : rest).push(part);
  }
  // An island that merely ends at 180° has no other half and needs no joining.
  if (west.length === 0 || east.length === 0) return fromPolygons(windRings([...rest, ...west, ...east]));
  const joined = union(west, east).map((rings) => rings.map(dropSeam));
  return fromPolygons(tidyRings([...rest, ...joined]));
}

function cutAt180(rings: PolygonCoordinates): MultiPolygonCoordinates {
  const [from, to] = extentOf(rings);
  if (to <= 180) return [rings];
  if (from >= 180) return [shiftLongitudes(rings, -360)];
  const band = (a: number, b: number): PolygonCoordinates => [
    [
      [a, -90],
      [b, -90],
      [b, 90],
      [a, 90],
      [a, -90],
    ],
  ];
  const before = intersection(rings, band(from - 1, 180));
  const after = intersection(rings, band(180, to + 1));
  return [...before, ...after.map((part) => shiftLongitudes(part, -360))];
}

const shiftLongitudes = (rings: PolygonCoordinates, by: number): PolygonCoordinates =>
  rings.map((ring) => ring.map(([x, y]): Position => [x + by, y]));

/**
 * Makes the longitudes of each ring continuous, taking the shorter way at each step; holes are placed next
 * to their outer ring.
 */
function unwrapLongitudes(rings: PolygonCoordinates): PolygonCoordinates {
  const start = rings[0]?.[0]?.[0] ?? 0;
  return rings.map((ring) => {
    let previous = start;
    return ring.map(([x, y]): Position => {
      const turns = Math.round((previous - x) / 360);
      previous = turns === 0 ? x : round7(x + turns * 360);
      return [previous, y];
    });
  });
}

function toPositive(rings: PolygonCoordinates): PolygonCoordinates {
  const [from, to] = extentOf(rings);
  if ((from + to) / 2 >= 0) return rings;
  return rings.map((ring) => ring.map(([x, y]): Position => [round7(x + 360), y]));
}

/** Removes the vertices that lie on 180° only because the outline was cut there. */
function dropSeam(ring: Ring): Ring {
  const open = ring.slice(0, -1);
  const kept = open.filter((vertex, i) => {
    if (vertex[0] !== 180) return true;
    const before = open[(i + open.length - 1) % open.length]!;
    const after = open[(i + 1) % open.length]!;
    const base = Math.hypot(after[0] - before[0], after[1] - before[1]);
    const cross =
      (after[0] - before[0]) * (vertex[1] - before[1]) - (after[1] - before[1]) * (vertex[0] - before[0]);
    // Two units of the stored precision, which is how far rounding may move the vertices of both halves.
    return Math.abs(cross) / base > 2e-7;
  });
  return kept.length > 0 ? [...kept, kept[0]!] : kept;
}

function tidyRings(parts: MultiPolygonCoordinates): MultiPolygonCoordinates {
  const cleaned = parts
    .map((rings) => rings.map(roundRing).filter((ring) => ring.length >= 4))
    .filter((rings) => rings.length > 0);
  return windRings(cleaned);
}

function roundRing(ring: Ring): Ring {
  const out: Ring = [];
  for (const [x, y] of ring) {
    const next: Position = [round7(x), round7(y)];
    const last = out.at(-1);
    if (!last || last[0] !== next[0] || last[1] !== next[1]) out.push(next);
  }
  return out;
}
