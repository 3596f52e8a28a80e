import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { VertexIndex } from './vertex-index';

/** Pixels within which a vertex jumps onto that of a neighbour. */
const REACH = 8;

/**
 * The vertex of a neighbour under the hand, else the place itself. Places that share a shore share its vertices.
 * @param pixel degrees of longitude of one pixel
 */
export function snapped(at: Position, neighbours: VertexIndex | null, pixel: number): Position {
  const [near] = neighbours?.near(at, 1, pixel * REACH) ?? [];
  return near && neighbours ? neighbours.position(near) : at;
}
