import { recall } from '../storage/local-storage';

/** Languages whose texts are bundled. */
export const SHIPPED = ['fr_FR', 'en_US'] as const;
/** Default language and last fallback (specification, section 1). */
export const FALLBACK = 'en_US';
export const LANGUAGE_KEY = 'ciguawatch.language';

/** The first shipped language among those the browser prefers, else en_US. */
export function firstLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_]/)[0];
    const shipped = SHIPPED.find((code) => code.startsWith(`${language}_`));
    if (shipped) return shipped;
  }
  return FALLBACK;
}

/** Whether a text has the form of a language code, such as fr_FR. */
export const isCode = (text: string | null): text is string =>
  text !== null && /^[a-z]{2,3}_[A-Z]{2}$/.test(text);

/** The language a visit starts with: the remembered one, else the browser's. */
export function chosenLanguage(): string {
  const kept = recall(LANGUAGE_KEY);
  return isCode(kept) ? kept : firstLanguage(navigator.languages ?? [navigator.language]);
}
