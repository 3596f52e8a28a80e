import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import type { Dictionary } from './dictionary';
import type { PlainLanguage } from './language';
import type { Lists } from './lists';

/** Everything that a plain page says its content with: the words of the application's form and its own. */
export interface Words extends Labels, Dictionary {
  language: PlainLanguage;
  lists: Lists;
  /** number to call in an emergency, null where none is known */
  emergency: string | null;
}
