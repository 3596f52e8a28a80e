import type { TrackingReport } from '@ciguawatch/shared/api/schemas/algae';
import { nearestIslands } from '@ciguawatch/shared/domain/geo/place';
import type { Deps } from '../../deps';
import { managesCountry, type Operator } from '../../http/operator';
import type { Places } from '../cases/places';

/**
 * Country of a new row: the one it names, else that of the island nearest to its point; without a point the
 * person's own country, or another one that they manage.
 */
export async function countryOfReport(
  { store, config }: Pick<Deps, 'store' | 'config'>,
  places: Places,
  who: Operator,
  { at_country, at_geom }: TrackingReport,
): Promise<number> {
  if (at_country !== undefined) return at_country;
  if (at_geom) {
    const [lng = 0, lat = 0] = at_geom.coordinates;
    const islands = [...(await places.current()).all()];
    const [near] = nearestIslands(islands, [lng, lat], Number.POSITIVE_INFINITY);
    if (near) return near.place.country;
  }
  const { user_country } = await store.read
    .selectFrom('app_user')
    .select('user_country')
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  return managesCountry(who, user_country) ? user_country : (who.countries[0] ?? config.defaultCountry);
}
