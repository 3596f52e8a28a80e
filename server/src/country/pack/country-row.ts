import type { PackCountry } from './pack';

/** Row of the table `country` for the country of a pack. */
export const packCountryRow = (
  { letters, letters3, names, numbers, emergency }: PackCountry,
  id: number,
) => ({ id, iso2: letters, iso3: letters3, names, numbers, emergency });
