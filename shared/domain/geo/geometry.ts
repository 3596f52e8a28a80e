/**
 * Geometry on GeoJSON positions, without any library. Longitudes have two forms: stored (RFC 7946,
 * -180..180) and drawn (0..360, continuous), in which no Pacific territory is cut. Functions say which form
 * they take; those that do not say work with both.
 */
export type Position = [longitude: number, latitude: number];
/** A closed ring: the last position repeats the first. */
export type Ring = Position[];
/** A polygon: its outer ring, then its holes. */
export type PolygonCoordinates = Ring[];
export type MultiPolygonCoordinates = PolygonCoordinates[];

export interface PointGeometry {
  type: 'Point';
  coordinates: Position;
}
export interface PolygonGeometry {
  type: 'Polygon';
  coordinates: PolygonCoordinates;
}
interface MultiPolygonGeometry {
  type: 'MultiPolygon';
  coordinates: MultiPolygonCoordinates;
}
/** The three geometry types a location may have. */
export type Geometry = PointGeometry | PolygonGeometry | MultiPolygonGeometry;

/** West, south, east, north in degrees; a stored box has west > east when it crosses 180°. */
export type Bbox = [west: number, south: number, east: number, north: number];

/** Converts a longitude to 0..360. */
export const lng360 = (longitude: number): number => ((longitude % 360) + 360) % 360;

/** Converts a longitude to -180..180; 180 stays 180. */
export function lng180(longitude: number): number {
  const wrapped = lng360(longitude + 180) - 180;
  return wrapped === -180 && longitude > 0 ? 180 : wrapped;
}

/** Rounds degrees to the stored precision: seven decimals, about one centimetre. */
export const round7 = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** Rounds degrees to four decimals, about eleven metres: enough for label points. */
export const round4 = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** The polygons of a geometry; none for a point. */
export function polygonsOf(geometry: Geometry): MultiPolygonCoordinates {
  if (geometry.type === 'Point') return [];
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** A polygon, or a multipolygon where there are several parts. */
export function fromPolygons(parts: MultiPolygonCoordinates): PolygonGeometry | MultiPolygonGeometry {
  const [only] = parts;
  return parts.length === 1 && only
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: parts };
}

/** Twice the signed area of a ring in square degrees; positive when counter-clockwise. */
export function doubleArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[i + 1]!;
    sum += ax * by - bx * ay;
  }
  return sum;
}

/** Winds outer rings counter-clockwise and holes clockwise (RFC 7946 section 3.1.6). */
export function windRings(parts: MultiPolygonCoordinates): MultiPolygonCoordinates {
  return parts.map((rings) =>
    rings.map((ring, index) => (doubleArea(ring) > 0 === (index === 0) ? ring : [...ring].reverse())),
  );
}

/** Smallest and largest longitude of a polygon's outer ring. */
export function extentOf(rings: PolygonCoordinates): [west: number, east: number] {
  let west = Infinity;
  let east = -Infinity;
  for (const [x] of rings[0] ?? []) {
    if (x < west) west = x;
    if (x > east) east = x;
  }
  return [west, east];
}

/** The bounding box of a drawn geometry (0..360). */
export function bboxOf(geometry: Geometry): Bbox {
  if (geometry.type === 'Point') {
    const [x, y] = geometry.coordinates;
    return [x, y, x, y];
  }
  const box: Bbox = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [outer = []] of polygonsOf(geometry)) for (const position of outer) widenBox(box, position);
  return box;
}

/** Extends a box so that it contains a position. */
function widenBox(box: Bbox, [x, y]: Position): void {
  if (x < box[0]) box[0] = x;
  if (y < box[1]) box[1] = y;
  if (x > box[2]) box[2] = x;
  if (y > box[3]) box[3] = y;
}

/** Converts a drawn box to its stored form: west > east when it crosses 180° (RFC 7946 section 5.2). */
export function storedBbox([west, south, east, north]: Bbox): Bbox {
  return [round7(lng180(west)), round7(south), round7(lng180(east)), round7(north)];
}

/** Converts a stored box to its drawn form (0..360); east may exceed 360 for a box across Greenwich. */
export function drawnBbox([west, south, east, north]: Bbox): Bbox {
  const from = lng360(west);
  const to = lng360(east);
  return [from, south, to < from ? to + 360 : to, north];
}
