import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { withSplice } from '@ciguawatch/shared/domain/outline/list-copies';
import { type Outline, ringOf, type VertexAt, withRing } from '@ciguawatch/shared/domain/outline/outline';

/** Inserts a vertex into the edge that starts at the vertex `after`. */
export function insertVertex(outline: Outline, after: VertexAt, position: Position): Outline {
  const ring = ringOf(outline, after);
  if (!ring?.[after.vertex + 1]) return outline;
  return withRing(outline, after, withSplice(ring, after.vertex + 1, 0, position));
}
