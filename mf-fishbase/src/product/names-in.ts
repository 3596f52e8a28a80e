import type { NameIn } from '@ciguawatch/shared/domain/text/search/species-names';

/** The names of a product in one language. */
interface NamesIn {
  lang: string;
  own: string[];
  /** the name in the default language, where the language has none (specification, section 8) */
  fallback: string | null;
}

const DEFAULT = 'en_US';

/** The names in each of some languages, with the replacement for missing ones. */
export function namesIn(languages: readonly string[], names: readonly NameIn[]): NamesIn[] {
  const of = (code: string) => names.filter(({ lang }) => lang === code).map(({ value }) => value);
  const [fallback = null] = of(DEFAULT);
  return languages.map((lang) => ({ lang, own: of(lang), fallback }));
}
