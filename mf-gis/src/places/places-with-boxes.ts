import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { withPlaceBox } from '@ciguawatch/shared/domain/geo/place';
import { collections, placeBoxes } from '@ciguawatch/shared/runtime/sync/collections';
import { useEffect, useMemo } from 'react';

const { location } = collections;

/** All places with their boxes, as far as loaded. Use it in an observer. */
export function usePlacesWithBoxes(): readonly Location[] {
  useEffect(() => {
    void location.ensure();
    void placeBoxes.ensure();
  }, []);
  const places = location.all();
  const { revision } = placeBoxes;
  return useMemo(
    () => places.map((place) => withPlaceBox(place, placeBoxes.get(place.id))),
    [places, revision],
  );
}
