import type { Ring } from '@ciguawatch/shared/domain/geo/geometry';
import { withSplice } from '@ciguawatch/shared/domain/outline/list-copies';
import {
  type Outline,
  ringOfVertex,
  type VertexAt,
  withRing,
} from '@ciguawatch/shared/domain/outline/outline';
import { deleteRing } from './delete-ring';

/** Deletes a vertex. A ring left with fewer than three is deleted too, and with an outer ring its part. */
export function deleteVertex(outline: Outline, at: VertexAt): Outline {
  const found = ringOfVertex(outline, at);
  if (!found) return outline;
  const { ring, count } = found;
  if (count <= 3) return deleteRing(outline, at);
  const open: Ring = withSplice(ring.slice(0, count), at.vertex, 1);
  return withRing(outline, at, [...open, open[0]!]);
}
