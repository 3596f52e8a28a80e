import { type Geometry, lng360, type Position, polygonsOf, type Ring } from './geometry';

/** Mean length of a degree of latitude in kilometres. */
const KM_PER_DEGREE = 111.195;

/** Great-circle distance in kilometres between two positions; longitudes in either form. */
export function distanceKm(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const dLat = (b[1] - a[1]) * rad;
  const dLng = (b[0] - a[0]) * rad;
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(a[1] * rad) * Math.cos(b[1] * rad) * Math.sin(dLng / 2) ** 2;
  return (2 * Math.asin(Math.min(1, Math.sqrt(half))) * 180 * KM_PER_DEGREE) / Math.PI;
}

/** Whether a position lies inside a geometry (a hole is outside). Both with longitudes in the same form. */
export function contains(geometry: Geometry, [x, y]: Position): boolean {
  return polygonsOf(geometry).some(
    (rings) => rings.filter((ring) => insideRing(ring, x, y)).length % 2 === 1,
  );
}

function insideRing(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/**
 * Distance in kilometres from a position to a geometry, 0 inside it. Computed on a plane tangent at the
 * position, which is precise enough up to some hundred kilometres. Longitudes in either form.
 */
export function distanceToKm(geometry: Geometry, position: Position): number {
  if (geometry.type === 'Point') return distanceKm(geometry.coordinates, position);
  const [px, py] = position;
  const scale = Math.cos((py * Math.PI) / 180);
  const local = ([x, y]: Position): Position => [(lng360(x - px + 180) - 180) * scale, y - py];
  let best = Infinity;
  let inside = 0;
  for (const ring of polygonsOf(geometry).flat()) {
    const near = ring.map(local);
    if (insideRing(near, 0, 0)) inside += 1;
    for (let i = 0; i + 1 < near.length; i++) best = Math.min(best, fromOrigin(near[i]!, near[i + 1]!));
  }
  return inside % 2 === 1 ? 0 : best * KM_PER_DEGREE;
}

function fromOrigin([ax, ay]: Position, [bx, by]: Position): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
