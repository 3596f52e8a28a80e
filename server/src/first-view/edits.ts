import { PORTAL_NAME } from '@ciguawatch/shared/domain/text/portal-name';
import { overlayTexts, type Texts } from '@ciguawatch/shared/domain/text/texts';
import type { Store } from '../db/store';
import { readEdits, readVersion } from '../features/i18n/dictionary';
import type { FirstLanguage } from './parts';

/** Milliseconds between checks for edited texts. */
const CHECK_EVERY_MS = 1000;
const LANGUAGE_CODES: Record<FirstLanguage, string> = { fr: 'fr_FR', en: 'en_US' };

/** Edited texts of both languages, with an etag that changes when they do. */
export interface Edits {
  etag: string;
  texts: Record<FirstLanguage, Texts>;
}

/** Reads the edited texts; while the database does not respond, the last known ones are used. */
export function editsReader(store: Store, now: () => number, portal: string): () => Promise<Edits> {
  // First views were drawn with the usual name.
  const named: Texts = portal === PORTAL_NAME ? {} : { shell: { app: { name: portal } } };
  let latestEdits: Edits = { etag: '', texts: { fr: named, en: named } };
  let lastCheckAt = Number.NEGATIVE_INFINITY;
  const checkEdits = async (): Promise<void> => {
    const [fr, en] = await Promise.all([
      readVersion(store, LANGUAGE_CODES.fr),
      readVersion(store, LANGUAGE_CODES.en),
    ]);
    const etag = `${fr} ${en}`;
    if (etag === latestEdits.etag) return;
    const [french, english] = await Promise.all([
      readEdits(store, LANGUAGE_CODES.fr),
      readEdits(store, LANGUAGE_CODES.en),
    ]);
    latestEdits = { etag, texts: { fr: overlayTexts(named, french), en: overlayTexts(named, english) } };
  };
  return async () => {
    if (now() - lastCheckAt >= CHECK_EVERY_MS) {
      lastCheckAt = now();
      await checkEdits().catch(() => undefined);
    }
    return latestEdits;
  };
}
