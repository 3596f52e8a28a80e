/** Language of last resort, in which every text exists (specification, section 1). */
export const LAST_LANGUAGE = 'en_US';

/** Languages of a reader by code, nearest first: their own, then those whose names and texts stand in for it. */
export type Languages = readonly string[];

/**
 * A language and its fallbacks, nearest first, ending in English: the one rule for texts, names, mails and pages.
 * @param fallbackOf code of the language behind one; null or undefined for none
 */
export function languageChain(
  code: string,
  fallbackOf: (code: string) => string | null | undefined,
): string[] {
  const chain: string[] = [];
  for (let at: string | null = code; at !== null && !chain.includes(at); at = fallbackOf(at) ?? null)
    chain.push(at);
  return chain.includes(LAST_LANGUAGE) ? chain : [...chain, LAST_LANGUAGE];
}

/** The part of a code before its country: fr of fr_FR, fr-PF and fr. */
export const shortLanguage = (code: string): string => code.split(/[-_]/)[0]?.toLowerCase() ?? code;

/** Whether a reader gets the French of what exists in French and English only: French comes first in their languages. */
export const prefersFrench = (languages: Languages): boolean =>
  languages.map(shortLanguage).find((one) => one === 'fr' || one === 'en') === 'fr';

/**
 * Languages of the region that read French before English, as `server/packs` say: a browser tells its language
 * before any list of languages has arrived.
 */
export const FRENCH_FIRST: readonly string[] = [
  'ty',
  'pmt',
  'mrq',
  'mqm',
  'mrv',
  'aut',
  'ray',
  'wls',
  'fud',
  'dhv',
];

/**
 * The first language among those a browser prefers, and their fallbacks, that the portal ships; else English (product
 * decisions, "Names and codes").
 * @param wanted tags as `fr-PF`, best first
 */
export function firstShipped(wanted: readonly string[]): 'fr_FR' | 'en_US' {
  for (const tag of wanted) {
    const language = shortLanguage(tag);
    if (language === 'fr' || FRENCH_FIRST.includes(language)) return 'fr_FR';
    if (language === 'en') return 'en_US';
  }
  return LAST_LANGUAGE;
}
