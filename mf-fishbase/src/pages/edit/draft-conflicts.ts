import { type Conflict, mergeEdits } from '@ciguawatch/shared/domain/edits/merge-edits';
import { newUuid } from '@ciguawatch/shared/runtime/storage/local-storage';
import type { FormValue, FormValues } from '../../revisions/form-values';

/** Typed values that were not sent, with the values they replaced. */
export interface TextDraft {
  typed: FormValues;
  before: FormValues;
  /** Makes repeated requests harmless, whichever form sends the draft. */
  uuid: string;
}

/** A draft as stored; the oldest ones held only typed values, later ones had no uuid. */
export type KeptText = (Omit<TextDraft, 'uuid'> & Partial<TextDraft>) | FormValues;

const isTextDraft = (kept: KeptText): kept is Exclude<KeptText, FormValues> =>
  typeof kept.typed === 'object' && typeof kept.before === 'object';

/** Parses a stored draft; values it does not contain are taken from the current ones. */
export function readDraft(kept: KeptText, now: FormValues): TextDraft {
  const { typed, before, uuid = newUuid() } = isTextDraft(kept) ? kept : { typed: kept, before: now };
  const own = Object.entries(typed).filter(([field]) => field in now);
  return { typed: Object.fromEntries(own), before, uuid };
}

/** Fields that somebody else changed after they were typed over, with a different result. */
export function draftConflicts(
  { typed, before }: Omit<TextDraft, 'uuid'>,
  now: FormValues,
): Conflict<FormValue>[] {
  const begun = Object.fromEntries(Object.keys(typed).map((field) => [field, before[field] ?? null]));
  return mergeEdits<FormValue>(begun, typed, now).conflicts;
}
