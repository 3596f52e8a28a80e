import type { ObservedPlace } from '@ciguawatch/shared/domain/statistics/coverage';
import type { PlaceIndex } from '../locations/place-index';

/**
 * Places whose observation decides a line of a table: the island, all islands of an archipelago, or the country
 * where neither is known.
 * @param archi location id of the archipelago; 0 where unknown
 * @param island location id; 0 where unknown, null for the line of the archipelago
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

/** All islands of a country with their archipelagos; 0 for an island outside of any archipelago. */
export const islandsOf = (places: PlaceIndex, country: number): { archi: number; island: number }[] =>
  [...places.all()]
    .filter((place) => place.type === 'I' && place.country === country)
    .map(({ id, parent_id }) => ({
      archi: parent_id !== null && places.get(parent_id)?.type === 'A' ? parent_id : 0,
      island: id,
    }));
