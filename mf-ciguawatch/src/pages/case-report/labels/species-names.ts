import type { NameTranslation, Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { rank } from '@ciguawatch/shared/domain/text/search';

/** The names of one species as the picker shows them. */
export interface SpecieNames {
  /** local names, with the language they are in */
  local: NameTranslation[];
  /** name in the language of the page, or else in the default language */
  common: string | null;
  scientific: string;
}

const WORLD = ['fr', 'en', 'es'];
const short = (code: string) => code.slice(0, 2);
const isLocal = (name: NameTranslation) => !WORLD.includes(short(name.lang));

/** Name of a list of translations in a language, or else in English. */
function named(names: readonly NameTranslation[], language: string): string | null {
  const of = (code: string) => names.find((one) => short(one.lang) === code)?.value;
  return of(short(language)) ?? of('en') ?? null;
}

/** Local names first, then the language of the page, then the scientific name. */
export function specieNames(specie: Specie, language: string): SpecieNames {
  return {
    local: specie.translations.filter(isLocal),
    common: named(specie.translations, language),
    scientific: specie.name,
  };
}

/** One line for inputs and readers: "hāpuʻu, Loche marbrée, Epinephelus polyphekadion". */
export function specieLine(specie: Specie, language: string): string {
  const { local, common, scientific } = specieNames(specie, language);
  return [local[0]?.value, common, scientific].filter(Boolean).join(', ');
}

/** Name of a group in the language of the page. */
export function groupName(group: Phenotype, language: string): string {
  return named(group.translation, language) ?? group.value;
}

/** Species that answer a query by any of their names, the best first. */
export function searchSpecies(species: readonly Specie[], query: string, limit = 12): Specie[] {
  if (query.trim() === '') return [];
  const found = species.flatMap((specie) => {
    const names = [specie.name, ...specie.translations.map((one) => one.value)];
    const ranks = names.map((name) => rank(query, name)).filter((one) => one !== null);
    return ranks.length === 0 ? [] : [{ specie, best: Math.min(...ranks) }];
  });
  found.sort((a, b) => a.best - b.best || (a.specie.name < b.specie.name ? -1 : 1));
  return found.slice(0, limit).map((one) => one.specie);
}
