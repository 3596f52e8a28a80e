import type { Texts } from '@ciguawatch/shared/domain/text/texts';
import type { Store } from '../db/store';
import { readEdits, readVersion } from '../features/i18n/dictionary';
import type { FirstLanguage } from './parts';

/** Milliseconds between checks for edited texts. */
const LOOK_EVERY = 1000;
const CODES: Record<FirstLanguage, string> = { fr: 'fr_FR', en: 'en_US' };

/** Edited texts of both languages, with an etag that changes when they do. */
export interface Edits {
  etag: string;
  texts: Record<FirstLanguage, Texts>;
}

/** Reads the edited texts; while the database does not respond, the last known ones are used. */
export function editsOf(store: Store, now: () => number): () => Promise<Edits> {
  let held: Edits = { etag: '', texts: { fr: {}, en: {} } };
  let looked = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const [fr, en] = await Promise.all([readVersion(store, CODES.fr), readVersion(store, CODES.en)]);
    const etag = `${fr} ${en}`;
    if (etag === held.etag) return;
    const [french, english] = await Promise.all([readEdits(store, CODES.fr), readEdits(store, CODES.en)]);
    held = { etag, texts: { fr: french, en: english } };
  };
  return async () => {
    if (now() - looked >= LOOK_EVERY) {
      looked = now();
      await look().catch(() => undefined);
    }
    return held;
  };
}
