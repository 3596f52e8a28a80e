import type { PlaceCount } from '@ciguawatch/shared/domain/case-table/clusters';
import type { Translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { countryName, locationName } from '../../../places/names';

/** Name of a place on the map; for reports without an island it names the whole archipelago or country. */
export function placeLabel(place: PlaceCount, t: Translate): string {
  if (place.kind === 'island') return locationName(place.id);
  return place.kind === 'archi'
    ? t('map.wholeArchi', { name: locationName(place.id) })
    : t('map.wholeCountry', { name: countryName(place.id) });
}
