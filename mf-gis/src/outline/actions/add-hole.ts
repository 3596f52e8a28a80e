import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { contains } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { withItem } from '@ciguawatch/shared/domain/outline/list-copies';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { closedRing } from './closed-ring';

/**
 * Cuts a lagoon or other hole into the part that contains its first vertex; does nothing outside of all
 * parts.
 */
export function addHole(outline: Outline, vertices: readonly Position[]): Outline {
  const ring = closedRing(vertices);
  if (!ring) return outline;
  const part = outline.findIndex((rings) => contains({ type: 'Polygon', coordinates: rings }, ring[0]!));
  return part < 0 ? outline : withItem(outline, part, [...outline[part]!, ring]);
}
