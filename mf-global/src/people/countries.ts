import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import { language, readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';

/** Loads the names of countries. */
export const loadCountries = (): Promise<void> => collections.location.ensure();

/**
 * Ids of all countries, sorted by name in the language of the interface. Observable: read it inside an
 * observer.
 */
export function allCountries(): number[] {
  const places = collections.location.all().filter(({ type }) => type === 'C');
  const named = places.map((place) => ({ id: place.country, name: placeName(place, readerLanguages()) }));
  return named.sort((a, b) => nameOrder(language.intl)(a.name, b.name)).map(({ id }) => id);
}

/** Name of a country by its id. Observable: read it inside an observer. */
export function countryName(country: number): string {
  const place = collections.location.all().find((one) => one.type === 'C' && one.country === country);
  return place ? placeName(place, readerLanguages()) : NAME_TO_COME;
}
