import { LAST_LANGUAGE, type Languages, shortLanguage } from '../fallback';
import { type Found, findNames, indexNames, type NameIndex } from './name-index';

/** A name in one language; `lang` is a language code as the specification spells them, `fr_FR`. */
export interface NameIn {
  lang: string;
  value: string;
}

/** What a screen needs to name a species. */
export interface NamedSpecie {
  /** scientific name */
  name: string;
  translations: readonly NameIn[];
  /** earlier scientific names, by which it is found too */
  synonyms?: readonly { name: string }[] | undefined;
  /** family, by which it is found too */
  family?: string | null | undefined;
  /** true in lists that keep it only to name old cases; it is not found */
  deleted?: boolean | undefined;
}

/** What a screen needs to name a phenotype (a family or group). */
export interface NamedPhenotype {
  /** name in the default language */
  value: string;
  translation: readonly NameIn[];
}

/** The names of one species as shown on every screen. */
interface SpeciesNames<Name extends NameIn = NameIn> {
  /** vernacular names in languages of the islands other than the reader's, with their language */
  local: Name[];
  /** vernacular name in the reader's language, or in the nearest fallback language */
  common: string | null;
  scientific: string;
}

const WORLD_LANGUAGES = ['fr', 'en', 'es'];

/**
 * A name with its first letter capitalised, even after an ʻeta, as every screen and document writes it: "ʻōʻeo" gives
 * "ʻŌʻeo".
 */
const capitalised = (name: string): string =>
  name.replace(/^([\p{Lm}\p{P}]*)(\p{Ll})/u, (_, eta: string, letter: string) => eta + letter.toUpperCase());

/** The name in the first of the reader's languages that has one (specification, section 8), else null. */
function nameInLanguages(names: readonly NameIn[], languages: Languages): string | null {
  for (const code of languages) {
    const own = names.find(({ lang }) => shortLanguage(lang) === shortLanguage(code));
    if (own) return own.value;
  }
  return null;
}

/**
 * Stands for a name whose list has not come yet; never the id, which means nothing to a reader. The word joiner
 * sets it apart from an ellipsis that somebody wrote: where it can, a screen draws a skeleton instead.
 */
export const NAME_TO_COME = '\u2026\u2060';

/** All names of a species for a reader of these languages. */
export function specieNames<Name extends NameIn>(
  specie: { name: string; translations: readonly Name[] },
  languages: Languages,
): SpeciesNames<Name> {
  const foreign = (one: Name) =>
    !WORLD_LANGUAGES.includes(shortLanguage(one.lang)) &&
    shortLanguage(one.lang) !== shortLanguage(languages[0] ?? LAST_LANGUAGE);
  const common = nameInLanguages(specie.translations, languages);
  return {
    local: specie.translations.filter(foreign).map((one) => ({ ...one, value: capitalised(one.value) })),
    common: common === null ? null : capitalised(common),
    scientific: specie.name,
  };
}

/** The single name used in charts and tables: the vernacular one, else the scientific one. */
export function specieLabel(specie: NamedSpecie, languages: Languages): string {
  const { common, scientific } = specieNames(specie, languages);
  return common ?? scientific;
}

/** One line for inputs and readers: "Hāpuʻu, Loche marbrée, Epinephelus polyphekadion". */
export function specieLine(specie: NamedSpecie, languages: Languages): string {
  const { local, common, scientific } = specieNames(specie, languages);
  return [local[0]?.value, common, scientific].filter(Boolean).join(', ');
}

/** Name of a phenotype in the reader's languages. */
export function phenotypeLabel(phenotype: NamedPhenotype, languages: Languages): string {
  return nameInLanguages(phenotype.translation, languages) ?? phenotype.value;
}

/** Every name of a species, in any language, earlier ones too. */
export const everyName = (specie: NamedSpecie): string[] => [
  specie.name,
  ...specie.translations.map((one) => one.value),
  ...(specie.synonyms ?? []).map((one) => one.name),
];

/** What a search compares: every name and, in exact matches, the family ("Scaridae"). */
const searchedNames = (specie: NamedSpecie): string[] =>
  specie.family ? [...everyName(specie), specie.family] : everyName(specie);

/** Indices of lists of species, each made at the first search; a list that changes is another one. */
const indices = new WeakMap<readonly NamedSpecie[], NameIndex<NamedSpecie>>();

function indexOf(species: readonly NamedSpecie[]): NameIndex<NamedSpecie> {
  const known = indices.get(species);
  if (known) return known;
  const listed = species.filter(({ deleted }) => !deleted).sort((a, b) => (a.name < b.name ? -1 : 1));
  const made = indexNames(listed, searchedNames);
  indices.set(species, made);
  return made;
}

/**
 * Species that match a query by any name in any language, or else resemble it, the best first and otherwise by
 * scientific name.
 * @param species the same array at each letter, because its index is kept with it
 */
export const findSpecies = <S extends NamedSpecie>(
  species: readonly S[],
  query: string,
  limit = 12,
): Found<S> => findNames(indexOf(species) as NameIndex<S>, query, limit);
