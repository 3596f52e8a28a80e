import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { withItem } from '@ciguawatch/shared/domain/outline/list-copies';
import {
  type Outline,
  ringOfVertex,
  type VertexAt,
  withRing,
} from '@ciguawatch/shared/domain/outline/outline';

/**
 * Moves a vertex; the repeated last position of a ring follows its first. An unknown vertex changes
 * nothing.
 */
export function moveVertex(outline: Outline, at: VertexAt, to: Position): Outline {
  const found = ringOfVertex(outline, at);
  if (!found) return outline;
  const { ring, count } = found;
  const moved = withItem(ring, at.vertex, to);
  return withRing(outline, at, at.vertex === 0 && ring.length > count ? withItem(moved, count, to) : moved);
}
