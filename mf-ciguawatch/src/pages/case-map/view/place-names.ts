import type { PlaceCount } from '@ciguawatch/shared/domain/case-table/clusters';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryName, locationName } from '../../../places/names';

/** Name of a place of the map; where the island is not known it says so. */
export function placeLabel(place: PlaceCount, t: Translate): string {
  if (place.kind === 'island') return locationName(place.id);
  return place.kind === 'archi'
    ? t('map.wholeArchi', { name: locationName(place.id) })
    : t('map.wholeCountry', { name: countryName(place.id) });
}
