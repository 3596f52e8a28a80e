import { type Bbox, drawnBbox, type Geometry, lng360 } from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { contains } from '@ciguawatch/shared/domain/geo/geometry-distance';
import type { DrawnColumns } from './outline/drawn-columns';

/** Share of its size by which the box of an outline may move on each side. */
const MAX_BOX_SHIFT = 0.1;

/**
 * Whether the label point may stay although the outline has changed: every moved vertex shifts the computed
 * point by some metres, and devices would fetch all cases of the place again.
 * @param before stored box of the outline (RFC 7946)
 * @param after box of the new outline
 */
export function labelStays(before: readonly number[] | null, after: readonly number[] | null): boolean {
  if (!before || !after) return false;
  const [from, to] = [drawnBbox(before as Bbox), drawnBbox(after as Bbox)];
  const size = [from[2] - from[0], from[3] - from[1]];
  return from.every((side, index) => Math.abs(side - to[index]!) <= MAX_BOX_SHIFT * size[index % 2]!);
}

/** The stored columns of an outline, as their table types them. */
type StoredColumns = Record<keyof DrawnColumns, unknown>;

/**
 * Whether the label point of a place holds for its new outline: the box has hardly moved, and a point that was on
 * land still is. Those of shipped islands are the middles of their boxes, often in a lagoon.
 */
export function labelHolds(before: StoredColumns, after: DrawnColumns): boolean {
  if (!labelStays(before.loca_bbox as number[] | null, after.loca_bbox)) return false;
  const [x, y] = (before.center ?? []) as number[];
  if (x === undefined || y === undefined) return false;
  const isLand = (geometry: unknown) =>
    geometry !== null && contains(toDrawnGeometry(geometry as Geometry), [lng360(x), y]);
  return !isLand(before.geometry) || isLand(after.geometry);
}
