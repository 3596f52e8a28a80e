import { firstShipped, LAST_LANGUAGE } from '../../domain/text/fallback';
import { recall } from '../storage/local-storage';

/** Languages whose texts are bundled. */
export const SHIPPED = ['fr_FR', 'en_US'] as const;
/** Default language and last fallback (specification, section 1). */
export const FALLBACK = LAST_LANGUAGE;
export const LANGUAGE_KEY = 'ciguawatch.language';

/** Whether a text has the form of a language code, such as fr_FR. */
export const isCode = (text: string | null): text is string =>
  text !== null && /^[a-z]{2,3}_[A-Z]{2}$/.test(text);

/** The language a visit starts with: the remembered one, else the browser's. */
export function chosenLanguage(): string {
  const kept = recall(LANGUAGE_KEY);
  return isCode(kept) ? kept : firstShipped(navigator.languages ?? [navigator.language]);
}
