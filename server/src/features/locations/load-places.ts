import type { Reader } from '../../db/store';
import { type Place, PlaceIndex } from './place-index';

/** Reads all places, including deleted ones. */
export async function loadPlaces(db: Reader): Promise<PlaceIndex> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'name', 'country', 'type', 'parent_id', 'timezone', 'center', 'loca_bbox'])
    .execute();
  const deletedPlaces = await db.selectFrom('deleted_place').select(['id', 'country', 'parent_id']).execute();
  return new PlaceIndex(rows as Place[], deletedPlaces);
}
