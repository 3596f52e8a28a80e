import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { NAME_TO_COME } from '@ciguawatch/shared/domain/text/search/species-names';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { readerLanguages } from './languages';

/** Ids of the countries that the person manages, 1 to 22. Observable: read it inside an observer. */
export const managedCountries = (): readonly number[] => session.user?.profile.manage_countries ?? [];

/** Name of a country by its id, 1 to 22. Observable: read it inside an observer. */
export function countryName(country: number): string {
  const place = collections.location.all().find((one) => one.type === 'C' && one.country === country);
  return place ? placeName(place, readerLanguages()) : NAME_TO_COME;
}
