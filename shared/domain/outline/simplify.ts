import type { Position, Ring } from '../geo/geometry';
import type { Outline } from './outline';

const METRES_PER_DEGREE = 111_195;
/** Positions of the smallest ring: a triangle, closed. */
const MIN_POSITIONS = 4;

/**
 * Removes vertices as long as no shoreline moves by more than the tolerance (Douglas-Peucker). A ring that
 * would collapse stays unchanged.
 * @param metres largest distance of a left out vertex from the new shore
 */
export const simplifyOutline = (outline: Outline, metres: number): Outline =>
  outline.map((rings) => rings.map((ring) => simplifiedRing(ring, metres / METRES_PER_DEGREE)));

function simplifiedRing(ring: Ring, tolerance: number): Ring {
  if (ring.length <= MIN_POSITIONS) return ring;
  const squeeze = Math.cos((ring[0]![1] * Math.PI) / 180);
  const flat = ring.map(([x, y]): Position => [x * squeeze, y]);
  const kept = new Set([0, ring.length - 1]);
  // The ends of a ring are one position, so its farthest vertex is where it is divided.
  const open: [from: number, to: number][] = [[0, ring.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const farthest = farthestOf(flat, range);
    if (farthest.distance <= tolerance) continue;
    kept.add(farthest.at);
    open.push([range[0], farthest.at], [farthest.at, range[1]]);
  }
  return kept.size < MIN_POSITIONS ? ring : ring.filter((_, at) => kept.has(at));
}

function farthestOf(flat: readonly Position[], [from, to]: [number, number]) {
  const farthest = { at: from, distance: 0 };
  for (let at = from + 1; at < to; at++) {
    const distance = distanceTo(flat[at]!, flat[from]!, flat[to]!);
    if (distance > farthest.distance) Object.assign(farthest, { at, distance });
  }
  return farthest;
}

/** Distance of a position from a segment on the plane. */
function distanceTo([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
