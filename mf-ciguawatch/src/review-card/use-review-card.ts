import { getReviewCard } from '@ciguawatch/shared/api/calls/desk/review-card';
import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';

/** What is known around a case, read again with each of its versions; null until it has been read. */
export function useReviewCard(
  id: number,
  version: number,
): { card: ReviewCard | null; failed: unknown; again: () => void } {
  const { data, failed, again } = useAnswer(getReviewCard, { id }, version);
  return { card: data?.id === id ? data : null, failed, again };
}
