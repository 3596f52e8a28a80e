import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { kmFrom, type Place } from '@ciguawatch/shared/domain/geo/place';

/** Distance in kilometres within which islands are of one lagoon, or close enough to fish at both. */
const NEAR_KM = 10;

/** An island near another one, its distance and its reports of any fish. */
interface Neighbour {
  island: number;
  /** null where the position of one of them is unknown */
  km: number | null;
  count: number;
}

/** What a neighbour needs to know of an island. */
type Island = Pick<Place, 'id' | 'type' | 'center' | 'loca_bbox'> & {
  population: { islands: readonly number[] } | null;
};

/** Distance from the label point of one island to the box of the other, whichever is shorter. */
function between(one: Island, other: Island): number | null {
  const from = (place: Island, { center }: Island) =>
    center?.length === 2 ? kmFrom(place, center as unknown as Position) : null;
  const known = [from(one, other), from(other, one)].filter((km) => km !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/**
 * Islands with reports within 10 km of an island or of its commune, which the census counts together, the nearest
 * first.
 * @param counts reports of any fish by island
 */
export function neighboursOf(
  places: readonly Island[],
  island: number,
  counts: readonly { key: number; count: number }[],
): Neighbour[] {
  const here = places.find(({ id }) => id === island);
  if (!here) return [];
  const commune = here.population?.islands ?? [];
  const byId = new Map(places.map((place) => [place.id, place]));
  return counts
    .flatMap(({ key, count }) => {
      const other = byId.get(key);
      if (!other || key === island || other.type !== 'I') return [];
      const km = between(here, other);
      const isNear = commune.includes(key) || (km !== null && km <= NEAR_KM);
      return isNear ? [{ island: key, km, count }] : [];
    })
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || b.count - a.count || a.island - b.island);
}
