import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { VertexIndex } from './vertex-index';

/** Distance in pixels within which a vertex snaps to a neighbour's. */
const SNAP_DISTANCE_PX = 8;

/**
 * The nearest vertex of a neighbouring outline, else the position itself, so that places with a common
 * shore share its vertices.
 * @param pixel degrees of longitude per pixel
 */
export function snapped(at: Position, neighbours: VertexIndex | null, pixel: number): Position {
  const [near] = neighbours?.near(at, 1, pixel * SNAP_DISTANCE_PX) ?? [];
  return near && neighbours ? neighbours.position(near) : at;
}
