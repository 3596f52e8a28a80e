import { DEFAULT_ZONE } from '../../domain/country/numbers';
import { civilOf } from '../../domain/time/timezone';
import { clock } from '../page/clock';
import { config } from '../page/config';
import { collections } from './collections';

/**
 * Time zone of a country; that of the default country where it is not loaded. Observable: read it inside an
 * observer.
 */
export const countryZone = (country: number): string =>
  collections.location.all().find((place) => place.type === 'C' && place.country === country)?.timezone ??
  DEFAULT_ZONE;

/** The current month in the portal's default country. Observable: read it inside an observer. */
export function homeMonth(): { year: number; month: number } {
  const { year, month } = civilOf(clock.now(), countryZone(config.country));
  return { year, month };
}
