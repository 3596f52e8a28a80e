import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { language } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { groupName, specieNames } from '../pages/case-report/labels/species-names';

/**
 * Names of what figures are about, in the language of the interface. Read them inside an observer:
 * they follow the language and the copies on the device. An unknown id is written as such.
 */
export function locationName(id: number): string {
  const place = collections.location.get(id);
  return place ? placeName(place, language.code) : `#${id}`;
}

/** Name of a country by its id, 1 to 22. */
export function countryName(country: number): string {
  const place = collections.location.all().find((one) => one.type === 'C' && one.country === country);
  return place ? placeName(place, language.code) : `#${country}`;
}

/** The common name, or else the scientific one. */
export function specieName(specie: Specie | number): string {
  const known = typeof specie === 'number' ? collections.specie.get(specie) : specie;
  if (!known) return `#${specie}`;
  const { common, scientific } = specieNames(known, language.code);
  return common ?? scientific;
}

export function phenotypeName(phenotype: Phenotype | number): string {
  const known = typeof phenotype === 'number' ? collections.phenotype.get(phenotype) : phenotype;
  return known ? groupName(known, language.code) : `#${phenotype}`;
}
