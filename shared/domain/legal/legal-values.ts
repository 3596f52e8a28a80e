import { MASS_CLASSES } from '../case-table/withheld';
import type { CountryNumbers } from '../country/numbers';
import { DEVICE_DAYS } from '../report/device-days';
import type { Vars } from '../text/translate';

/**
 * Numbers in the texts of the legal pages: those by which the portal works, so that a text cannot be untrue.
 * @param months after which contacts are erased; null while unknown
 * @param number writes a number
 */
export const legalValues = (
  { outbreakThreshold, publishPersonFrom, publishProfileFrom }: CountryNumbers,
  months: number | null,
  number: (value: number) => string,
): Vars => ({
  threshold: number(outbreakThreshold),
  person: number(publishPersonFrom),
  profile: number(publishProfileFrom),
  classes: [...MASS_CLASSES]
    .reverse()
    .map((least) => number(least))
    .join(', '),
  days: number(DEVICE_DAYS),
  months,
  count: months,
});
