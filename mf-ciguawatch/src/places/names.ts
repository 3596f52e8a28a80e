import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { currentSpecies } from '@ciguawatch/shared/domain/species/current-species';
import {
  NAME_TO_COME,
  phenotypeLabel,
  specieLabel,
} from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/**
 * Name of a place in the interface language; a fallback with the number if the id is unknown. Call it inside
 * a MobX observer: it follows the language and the stored lists.
 */
export function locationName(id: number): string {
  const place = collections.location.get(id);
  return place ? placeName(place, readerLanguages()) : NAME_TO_COME;
}

/** Name of a country, by its country number from 1 to 22. Call it inside a MobX observer. */
export function countryName(country: number): string {
  const place = collections.location.all().find((one) => one.type === 'C' && one.country === country);
  return place ? placeName(place, readerLanguages()) : NAME_TO_COME;
}

/** The species that an id leads to: links and saved views may name one that was replaced. Call it inside an observer. */
export const currentSpecie = (id: number): number => currentSpecies(id, (one) => collections.specie.get(one));

/** Common name of a species, else its scientific name. Call it inside a MobX observer. */
export function specieName(specie: Specie | number): string {
  const known = typeof specie === 'number' ? collections.specie.get(specie) : specie;
  return known ? specieLabel(known, readerLanguages()) : NAME_TO_COME;
}

/** Name of a group in the interface language. Call it inside a MobX observer. */
export function phenotypeName(phenotype: Phenotype | number): string {
  const known = typeof phenotype === 'number' ? collections.phenotype.get(phenotype) : phenotype;
  return known ? phenotypeLabel(known, readerLanguages()) : NAME_TO_COME;
}
