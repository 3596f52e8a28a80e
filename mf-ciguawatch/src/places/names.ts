import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import {
  phenotypeLabel,
  specieLabel,
  unknownName,
} from '@ciguawatch/shared/domain/text/search/species-names';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/**
 * Names of what figures are about, in the language of the interface. Read them inside an observer:
 * they follow the language and the copies on the device. An unknown id is written as such.
 */
export function locationName(id: number): string {
  const place = collections.location.get(id);
  return place ? placeName(place, language.code) : unknownName(id);
}

/** Name of a country by its id, 1 to 22. */
export function countryName(country: number): string {
  const place = collections.location.all().find((one) => one.type === 'C' && one.country === country);
  return place ? placeName(place, language.code) : unknownName(country);
}

/** The common name, or else the scientific one. */
export function specieName(specie: Specie | number): string {
  const known = typeof specie === 'number' ? collections.specie.get(specie) : specie;
  return known ? specieLabel(known, language.code) : unknownName(specie as number);
}

export function phenotypeName(phenotype: Phenotype | number): string {
  const known = typeof phenotype === 'number' ? collections.phenotype.get(phenotype) : phenotype;
  return known ? phenotypeLabel(known, language.code) : unknownName(phenotype as number);
}
