import type { NameIn } from '@ciguawatch/shared/domain/text/search/species-names';

/** The names of a product in one language. */
interface NamesOfLanguage {
  lang: string;
  own: string[];
  /** the name in the default language, where the language has none (specification, section 8) */
  fallback: string | null;
}

const DEFAULT_LANGUAGE = 'en_US';

/** The names in each of some languages, with the replacement for missing ones. */
export function namesByLanguage(languages: readonly string[], names: readonly NameIn[]): NamesOfLanguage[] {
  const of = (code: string) => names.filter(({ lang }) => lang === code).map(({ value }) => value);
  const [fallback = null] = of(DEFAULT_LANGUAGE);
  return languages.map((lang) => ({ lang, own: of(lang), fallback }));
}
