import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { BadgeTone } from '@ciguawatch/shared/ui/data/badge';

/** Colour of each state of review, always beside its word. */
export const STATE_TONE: Readonly<Record<ReviewState, BadgeTone>> = {
  new: 'lagoon',
  reviewed: 'reef',
  to_review: 'sand',
  rejected: 'coral',
  withdrawn: 'neutral',
};
