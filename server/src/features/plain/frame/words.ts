import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import type { Dictionary } from './dictionary';
import type { PlainLanguage } from './language';
import type { Lists } from './lists';

/** Everything that the content of a plain page needs: texts, lists, formats. */
export interface Words extends Labels, Dictionary {
  language: PlainLanguage;
  lists: Lists;
  /** emergency number, null where none is known */
  emergency: string | null;
}
