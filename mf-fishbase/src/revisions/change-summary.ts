import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { fieldLabel, type Words } from './field-words';

/** What a revision changes in few words: its one field, how many, or that all of it is new or goes. */
export function changeSummary({ actionType, changed }: RevisionItem, words: Words): string {
  if (actionType !== 'update') return words.t(`summary.${actionType}`);
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) return fieldLabel(only, words);
  return words.t('summary.update', { count: changed.length });
}
