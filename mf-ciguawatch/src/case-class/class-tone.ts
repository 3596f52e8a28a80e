import type { CaseClass } from '@ciguawatch/shared/domain/case-class/classes';
import type { BadgeTone } from '@ciguawatch/shared/ui/data/badge';

/** Badge colour of each class; its name is always shown with it. */
export const CLASS_TONE: Readonly<Record<CaseClass, BadgeTone>> = {
  confirmed: 'coral',
  probable: 'sand',
  suspected: 'lagoon',
  not_fitting: 'neutral',
  unclassified: 'neutral',
  discarded: 'neutral',
};
