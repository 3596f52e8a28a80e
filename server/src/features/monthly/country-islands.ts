import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import type { DrawnIsland } from '@ciguawatch/shared/domain/monthly/bulletin-map';
import { drawnIslands } from '@ciguawatch/shared/domain/monthly/drawn-islands';
import type { Reader } from '../../db/store';

/** The islands of a country as the map of a bulletin draws them, by id. Islands without a position are left out. */
export async function countryIslands(db: Reader, country: number): Promise<DrawnIsland[]> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'parent_id', 'center', 'geometry'])
    .where('country', '=', country)
    .where('type', '=', 'I')
    .where('center', 'is not', null)
    .orderBy('id')
    .execute();
  return drawnIslands(
    rows.map(({ id, parent_id, center, geometry }) => ({
      id,
      archi: parent_id ?? 0,
      center: center as [number, number],
      geometry: geometry as Geometry | null,
    })),
  );
}
