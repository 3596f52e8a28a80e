import { type CountryNumbers, type NumbersByCountry, numbersOf } from '../../domain/country/numbers';
import { config } from './config';

/** What every country sets, for what counts the cases of many of them. Read it inside an observer. */
export const numbersByCountry = (): NumbersByCountry =>
  // A configuration that an older shell kept on this device has none.
  config.value?.numbers ?? {};

/** Numbers of a country, by default of the one that screens start with. Read it inside an observer. */
export const countryNumbers = (country: number = config.country): CountryNumbers =>
  numbersOf(country, numbersByCountry());
