import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { type FieldWords, fieldLabel } from './field-words';

/**
 * Summary of a revision: its only changed field, their number, or that the object is new or to be deleted.
 */
export function changeSummary({ actionType, changed }: RevisionItem, words: FieldWords): string {
  if (actionType !== 'update') return words.t(`summary.${actionType}`);
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) return fieldLabel(only, words);
  return words.t('summary.update', { count: changed.length });
}
