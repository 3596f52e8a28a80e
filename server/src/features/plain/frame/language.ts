/** The languages of the plain pages: those whose texts are complete. */
const PLAIN_LANGUAGES = ['fr_FR', 'en_US'] as const;
export type PlainLanguage = (typeof PLAIN_LANGUAGES)[number];

const SHORT: Record<string, PlainLanguage> = { fr: 'fr_FR', en: 'en_US' };

/** The languages that a browser prefers, the first one first. */
export const tagsOf = (accepted: string): string[] =>
  accepted
    .split(',')
    .map((item) => item.split(';')[0]?.trim() ?? '')
    .filter(Boolean);

/** The other of the two. */
export const otherLanguage = (language: PlainLanguage): PlainLanguage =>
  language === 'fr_FR' ? 'en_US' : 'fr_FR';

/** As it stands in addresses, forms and `lang`: fr, en. */
export const shortOf = (language: PlainLanguage): string => language.slice(0, 2);

/**
 * The language of a page: the one asked for (`fr`, `en`), else the first of the browser's that there is, else English,
 * as the application chooses.
 */
export function languageOf(asked: string | undefined, accepted: string): PlainLanguage {
  const wanted = [asked ?? '', ...tagsOf(accepted)].map((tag) => SHORT[tag.toLowerCase().slice(0, 2)]);
  return wanted.find((one) => one !== undefined) ?? 'en_US';
}
