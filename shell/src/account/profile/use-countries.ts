import { placeName } from '@ciguawatch/shared/domain/geo/place';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { language, readerLanguages } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { useEffect } from 'react';

/** Countries by name; the current one is listed before the names have loaded. */
export function useCountries(): { id: string; label: string }[] {
  useEffect(() => void collections.location.ensure(), []);
  return collections.location
    .all()
    .filter(({ type }) => type === 'C')
    .map((place) => ({ id: String(place.country), label: placeName(place, readerLanguages()) }))
    .sort((a, b) => nameOrder(language.intl)(a.label, b.label));
}
