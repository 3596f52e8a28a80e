import type { ObservedPlace } from '@ciguawatch/shared/domain/statistics/coverage';
import type { PlaceIndex } from '../locations/place-index';

/**
 * The islands that a place of a table means, as they are observed: an archipelago is all of its islands, and what is
 * not known is the country.
 * @param archi location id; 0 not known
 * @param island location id; 0 not known, null for the whole archipelago
 */
export function observedPlace(
  places: PlaceIndex,
  country: number,
  archi: number,
  island: number | null,
): ObservedPlace[] {
  if (island) return [{ country, island }];
  const islands = [...places.all()].filter(({ type, parent_id }) => type === 'I' && parent_id === archi);
  return islands.length === 0
    ? [{ country, island: null }]
    : islands.map(({ id }) => ({ country, island: id }));
}

/** All islands of a country, with their archipelagos; 0 where an island stands in none. */
export const islandsOf = (places: PlaceIndex, country: number): { archi: number; island: number }[] =>
  [...places.all()]
    .filter((place) => place.type === 'I' && place.country === country)
    .map(({ id, parent_id }) => ({
      archi: parent_id !== null && places.get(parent_id)?.type === 'A' ? parent_id : 0,
      island: id,
    }));
