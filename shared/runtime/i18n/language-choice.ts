import { recall } from '../storage/local-storage';

/** Languages whose texts are bundled. */
export const SHIPPED = ['fr_FR', 'en_US'] as const;
/** Default and last resort (specification, section 1). */
export const FALLBACK = 'en_US';
export const LANGUAGE_KEY = 'ciguawatch.language';

/** First shipped language among those the browser asks for, else en_US. */
export function firstLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split(/[-_]/)[0];
    const shipped = SHIPPED.find((code) => code.startsWith(`${language}_`));
    if (shipped) return shipped;
  }
  return FALLBACK;
}

/** Whether a text is written as codes of languages are. */
export const isCode = (text: string | null): text is string =>
  text !== null && /^[a-z]{2,3}_[A-Z]{2}$/.test(text);

/** The language that a visit begins with: the remembered one, else what the browser asks for. */
export function chosenLanguage(): string {
  const kept = recall(LANGUAGE_KEY);
  return isCode(kept) ? kept : firstLanguage(navigator.languages ?? [navigator.language]);
}
