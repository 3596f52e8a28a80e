import { type CountryNumbers, type NumbersByCountry, numbersOf } from '../../domain/country/numbers';
import { config } from './config';

/**
 * Settings of all countries, for statistics over several of them. Observable: read it inside an observer.
 */
export const numbersByCountry = (): NumbersByCountry =>
  // Missing in a configuration that an older shell stored on this device.
  config.value?.numbers ?? {};

/**
 * Settings of one country, the default country if none is given. Observable: read it inside an observer.
 */
export const countryNumbers = (country: number = config.country): CountryNumbers =>
  numbersOf(country, numbersByCountry());
