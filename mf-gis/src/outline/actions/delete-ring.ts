import { replaced, spliced } from '@ciguawatch/shared/domain/outline/lists';
import { type Outline, type RingAt, ringOf } from '@ciguawatch/shared/domain/outline/outline';

/** Fills a hole, or takes a whole part out when its outer ring is meant. */
export function deleteRing(outline: Outline, { part, ring }: RingAt): Outline {
  if (!ringOf(outline, { part, ring })) return outline;
  if (ring === 0) return spliced(outline, part, 1);
  return replaced(outline, part, spliced(outline[part]!, ring, 1));
}
