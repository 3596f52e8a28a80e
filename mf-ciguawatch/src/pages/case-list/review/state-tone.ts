import type { ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import type { BadgeTone } from '@ciguawatch/shared/ui/data/badge';

/** Badge colour of each review state; the name of the state is always shown with it. */
export const STATE_TONE: Readonly<Record<ReviewState, BadgeTone>> = {
  new: 'lagoon',
  reviewed: 'reef',
  to_review: 'sand',
  rejected: 'coral',
  withdrawn: 'neutral',
};
