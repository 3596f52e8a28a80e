import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { isFarFrom, kmFrom, nearestIslands } from '@ciguawatch/shared/domain/geo/place';
import { managesCountry, type Operator } from '../../../http/operator';
import type { PlaceIndex } from '../../locations/place-index';

/**
 * The island to which a point far from its place belongs, in a managed country; null where the point fits, or
 * no island is within reach of it.
 */
export function islandProposal(
  places: PlaceIndex,
  who: Operator,
  location: number | null,
  point: [number, number] | null,
): ReviewCard['island'] {
  const place = location === null ? undefined : places.get(location);
  if (!point || !place || !isFarFrom(place, point)) return null;
  const [nearest] = nearestIslands(
    [...places.all()].filter(({ country }) => managesCountry(who, country)),
    point,
  );
  if (!nearest || nearest.place.id === place.id) return null;
  const round = (km: number) => Math.round(km * 10) / 10;
  return { id: nearest.place.id, km: round(nearest.km), off: round(kmFrom(place, point) ?? 0) };
}
