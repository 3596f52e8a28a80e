import { withItem, withSplice } from '@ciguawatch/shared/domain/outline/list-copies';
import { type Outline, type RingAt, ringOf } from '@ciguawatch/shared/domain/outline/outline';

/** Deletes a hole, or the whole part when the ring is its outer one. */
export function deleteRing(outline: Outline, { part, ring }: RingAt): Outline {
  if (!ringOf(outline, { part, ring })) return outline;
  if (ring === 0) return withSplice(outline, part, 1);
  return withItem(outline, part, withSplice(outline[part]!, ring, 1));
}
