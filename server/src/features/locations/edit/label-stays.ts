import { type Bbox, drawnBbox } from '@ciguawatch/shared/domain/geo/geometry';

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
