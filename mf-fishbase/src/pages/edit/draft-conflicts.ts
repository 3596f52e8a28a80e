import { type Conflict, mergeEdits } from '@ciguawatch/shared/domain/edits/merge-edits';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import type { FormValue, FormValues } from '../../revisions/form-values';

/** What was typed and not sent, with what stood there when it was typed. */
export interface TextDraft {
  typed: FormValues;
  before: FormValues;
  /** What makes a repeat of its request harmless, by whichever form it is sent. */
  uuid: string;
}

/** A draft as it is kept; those of before held only what was typed, later ones no identifier. */
export type KeptText = (Omit<TextDraft, 'uuid'> & Partial<TextDraft>) | FormValues;

const isTextDraft = (kept: KeptText): kept is Exclude<KeptText, FormValues> =>
  typeof kept.typed === 'object' && typeof kept.before === 'object';

/** A kept draft as what was typed and what it was typed over, as far as it is known. */
export function readDraft(kept: KeptText, now: FormValues): TextDraft {
  const { typed, before, uuid = newUuid() } = isTextDraft(kept) ? kept : { typed: kept, before: now };
  const own = Object.entries(typed).filter(([field]) => field in now);
  return { typed: Object.fromEntries(own), before, uuid };
}

/** Fields that were typed over something else than what stands there now, and that do not say the same. */
export function draftConflicts(
  { typed, before }: Omit<TextDraft, 'uuid'>,
  now: FormValues,
): Conflict<FormValue>[] {
  const begun = Object.fromEntries(Object.keys(typed).map((field) => [field, before[field] ?? null]));
  return mergeEdits<FormValue>(begun, typed, now).conflicts;
}
