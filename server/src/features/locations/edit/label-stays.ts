import { type Bbox, drawnBbox } from '@ciguawatch/shared/domain/geo/geometry';

/** Share of its size by which the box around an outline may move, on each side. */
const SHARE = 0.1;

/**
 * Whether the label point may stay where it is although the outline changed: each vertex moves the innermost point by
 * some metres, and every case from there carries it, so that devices would fetch them all again.
 * @param before box of the outline as it was stored (RFC 7946), and the one as it is to be
 */
export function labelStays(before: readonly number[] | null, after: readonly number[] | null): boolean {
  if (!before || !after) return false;
  const [from, to] = [drawnBbox(before as Bbox), drawnBbox(after as Bbox)];
  const size = [from[2] - from[0], from[3] - from[1]];
  return from.every((side, index) => Math.abs(side - to[index]!) <= SHARE * size[index % 2]!);
}
