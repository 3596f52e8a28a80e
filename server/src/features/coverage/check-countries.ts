import type { Config } from '../../config/config';
import { StartError } from '../../db/start/start-error';
import type { PlaceIndex } from '../locations/place-index';
import { countriesOf } from '../public/summary';

/**
 * Checks the countries that the environment names. Countries are data: which there are is known only
 * once they are loaded.
 * @throws StartError for one that there is not
 */
export function checkCountries(places: PlaceIndex, { defaultCountry, observedSince }: Config): void {
  const known = countriesOf(places);
  const named = [
    ['DEFAULT_COUNTRY', defaultCountry] as const,
    ...Object.keys(observedSince).map((country) => ['OBSERVED_SINCE', Number(country)] as const),
  ];
  for (const [variable, country] of named)
    if (!known.has(country))
      throw new StartError(`${variable} names country ${country}, which there is none of.`);
}
