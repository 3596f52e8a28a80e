import { abbreviateNames } from '@ciguawatch/shared/domain/text/abbreviate-names';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryName, locationName } from '../places/names';
import type { CaseChoice } from '../public-cases/cases-choice';

/** Most chosen places that a sentence names. */
const MAX_NAMES = 3;

/**
 * The chosen places in words, "All countries" where none is chosen: two pages that start with other countries must
 * not seem to disagree. Call it inside an observer.
 */
export function whereText(choice: CaseChoice, t: Translate): string {
  const names = [
    ...choice.countries.map(countryName),
    ...[...choice.archis, ...choice.islands].map(locationName),
  ];
  return names.length === 0 ? t('map.allCountries') : abbreviateNames(names, MAX_NAMES);
}
