import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { phenotypeLabel, specieNames } from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages } from './languages';

/** The lines that name a product, the first one emphasised. */
export interface SpeciesNames {
  first: string;
  /** language of the first line, such as `ty`, where it is not the page's */
  lang?: string;
  second: string | null;
  scientific: string | null;
}

/**
 * Names of a species: local name, then name in the page's language, then scientific name. Observable: read
 * it inside an observer.
 */
export function namesOfSpecies(specie: Specie): SpeciesNames {
  const { local, common, scientific } = specieNames(specie, readerLanguages());
  const [name] = local;
  if (name) return { first: name.value, lang: name.lang.slice(0, 2), second: common, scientific };
  return { first: common ?? scientific, second: null, scientific: common ? scientific : null };
}

/** Names of a group: in the page's language, then local ones. */
export function groupNaming(group: Phenotype): SpeciesNames {
  const { local } = specieNames({ name: group.value, translations: group.translation }, readerLanguages());
  return {
    first: phenotypeLabel(group, readerLanguages()),
    second: local.map(({ value }) => value).join(', ') || null,
    scientific: group.families.join(', ') || null,
  };
}
