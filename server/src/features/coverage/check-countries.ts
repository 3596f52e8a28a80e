import type { Config } from '../../config/config';
import { StartError } from '../../db/start/start-error';
import type { PlaceIndex } from '../locations/place-index';
import { countryIds } from '../public/summary';

/**
 * Checks the country ids in DEFAULT_COUNTRY and OBSERVED_SINCE. It runs after the data are loaded, because the list
 * of countries is data.
 * @throws StartError for an id without a country
 */
export function checkCountries(places: PlaceIndex, { defaultCountry, observedSince }: Config): void {
  const countryIdSet = countryIds(places);
  const configuredIds = [
    ['DEFAULT_COUNTRY', defaultCountry] as const,
    ...Object.keys(observedSince).map((country) => ['OBSERVED_SINCE', Number(country)] as const),
  ];
  for (const [variable, country] of configuredIds)
    if (!countryIdSet.has(country))
      throw new StartError(`${variable} names country ${country}, which there is none of.`);
}
