import {
  bboxOf,
  doubleArea,
  type Geometry,
  type PolygonCoordinates,
  type Position,
  polygonsOf,
  type Ring,
  round7,
} from './geometry';

/** Samples per side of the search grid, and how often the search is refined around the best one. */
const GRID_SAMPLES = 8;
const REFINE_ROUNDS = 4;
/** Long rings are thinned to about this many vertices: a label does not need every rock of the shore. */
const MAX_VERTICES_FOR_LABEL = 240;

/**
 * A position inside a drawn geometry and far from its edges, for its label or count: about the innermost
 * point of the largest part. For a point it is the point itself.
 */
export function labelPoint(geometry: Geometry): Position {
  if (geometry.type === 'Point') return geometry.coordinates;
  const part = largestPart(polygonsOf(geometry));
  // Thinning may place the result outside a narrow atoll; if so, it is computed again with every vertex.
  return (
    [part.map(thinRing), part].map(innermostPoint).find((at) => distanceInside(part, at) > 0) ?? part[0]![0]!
  );
}

function innermostPoint(rings: PolygonCoordinates): Position {
  const [left, bottom, right, top] = bboxOf({ type: 'Polygon', coordinates: rings });
  let west = left;
  let south = bottom;
  let dx = (right - left) / GRID_SAMPLES;
  let dy = (top - bottom) / GRID_SAMPLES;
  let best: Position = [west, south];
  let depth = -Infinity;
  for (let round = 0; round < REFINE_ROUNDS; round++) {
    for (let i = 0; i <= GRID_SAMPLES; i++) {
      for (let j = 0; j <= GRID_SAMPLES; j++) {
        const at: Position = [round7(west + i * dx), round7(south + j * dy)];
        const found = distanceInside(rings, at);
        if (found > depth) [best, depth] = [at, found];
      }
    }
    west = best[0] - dx;
    south = best[1] - dy;
    dx = (2 * dx) / GRID_SAMPLES;
    dy = (2 * dy) / GRID_SAMPLES;
  }
  return best;
}

/** Distance to the nearest edge in degrees of latitude: positive inside, negative outside or in a hole. */
function distanceInside(rings: PolygonCoordinates, [px, py]: Position): number {
  const scale = Math.cos((py * Math.PI) / 180);
  let inside = false;
  let nearest = Infinity;
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const ax = (ring[i]![0] - px) * scale;
      const ay = ring[i]![1] - py;
      const bx = (ring[i + 1]![0] - px) * scale;
      const by = ring[i + 1]![1] - py;
      if (ay > 0 !== by > 0 && 0 < ((bx - ax) * -ay) / (by - ay) + ax) inside = !inside;
      const squared = squaredToEdge(ax, ay, bx, by);
      if (squared < nearest) nearest = squared;
    }
  }
  return (inside ? 1 : -1) * Math.sqrt(nearest);
}

/** Square of the distance from (0, 0) to the nearest position of an edge from a to b. */
function squaredToEdge(ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  let along = length === 0 ? 0 : -(ax * dx + ay * dy) / length;
  if (along < 0) along = 0;
  else if (along > 1) along = 1;
  const ex = ax + along * dx;
  const ey = ay + along * dy;
  return ex * ex + ey * ey;
}

function largestPart(parts: PolygonCoordinates[]): PolygonCoordinates {
  const area = (rings: PolygonCoordinates) => Math.abs(doubleArea(rings[0] ?? []));
  return parts.reduce((a, b) => (area(b) > area(a) ? b : a));
}

function thinRing(ring: Ring): Ring {
  const step = Math.ceil(ring.length / MAX_VERTICES_FOR_LABEL);
  if (step <= 1) return ring;
  const kept = ring.slice(0, -1).filter((_, index) => index % step === 0);
  return [...kept, kept[0]!];
}
