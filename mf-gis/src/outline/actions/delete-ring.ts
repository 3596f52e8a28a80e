import { replaced, spliced } from '@ciguawatch/shared/domain/outline/lists';
import { type Outline, type RingAt, ringOf } from '@ciguawatch/shared/domain/outline/outline';

/** Deletes a hole, or the whole part when the ring is its outer one. */
export function deleteRing(outline: Outline, { part, ring }: RingAt): Outline {
  if (!ringOf(outline, { part, ring })) return outline;
  if (ring === 0) return spliced(outline, part, 1);
  return replaced(outline, part, spliced(outline[part]!, ring, 1));
}
