import type { NameTranslation } from '@ciguawatch/shared/api/schemas/species';

/** Names of a species for a line of text: local first, then the reader's, then the scientific one. */
export interface SpeciesNames {
  /** Local name and its language tag, for instance a Tahitian one. */
  local: { text: string; lang: string } | null;
  /** Name in the language of the interface, else in the default language. */
  common: string | null;
  scientific: string;
}

const DEFAULT = 'en_US';

/** The first name in a language, as codes are spelt in the specification. */
function first(translations: readonly NameTranslation[], lang: string): string | null {
  return translations.find((one) => one.lang === lang)?.value ?? null;
}

/**
 * Picks the names to show. A missing translation falls back to the default language
 * (specification, section 8); the local name is left out where it is the reader's own language.
 */
export function speciesNames(
  specie: { name: string; translations: readonly NameTranslation[] },
  language: string,
): SpeciesNames {
  const { name, translations } = specie;
  const common = first(translations, language) ?? first(translations, DEFAULT);
  const local = translations.find((one) => one.lang.startsWith('ty_') && one.lang !== language);
  return {
    local: local ? { text: local.value, lang: local.lang.replace('_', '-') } : null,
    common,
    scientific: name,
  };
}
