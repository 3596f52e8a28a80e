/** Languages of the plain pages: those whose texts are complete. */
const PLAIN_LANGUAGES = ['fr_FR', 'en_US'] as const;
/** A language of the plain pages. */
export type PlainLanguage = (typeof PLAIN_LANGUAGES)[number];

const SHORT_CODES: Record<string, PlainLanguage> = { fr: 'fr_FR', en: 'en_US' };

/** Languages that a browser prefers, best first. */
export const preferredTags = (accepted: string): string[] =>
  accepted
    .split(',')
    .map((item) => item.split(';')[0]?.trim() ?? '')
    .filter(Boolean);

/** The language that the switch of a page leads to. */
export const otherLanguage = (language: PlainLanguage): PlainLanguage =>
  language === 'fr_FR' ? 'en_US' : 'fr_FR';

/** Language code in URLs, forms and `lang`: fr, en. */
export const shortCode = (language: PlainLanguage): string => language.slice(0, 2);

/**
 * Language of a page: the requested one (`fr`, `en`), else the browser's first available, else English, by
 * the same rule as in the portal.
 */
export function pageLanguage(asked: string | undefined, accepted: string): PlainLanguage {
  const languages = [asked ?? '', ...preferredTags(accepted)].map(
    (tag) => SHORT_CODES[tag.toLowerCase().slice(0, 2)],
  );
  return languages.find((one) => one !== undefined) ?? 'en_US';
}
