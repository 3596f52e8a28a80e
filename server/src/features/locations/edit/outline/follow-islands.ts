import {
  type Bbox,
  bboxOf,
  type Geometry,
  lng180,
  type Ring,
  round4,
  storedBbox,
} from '@ciguawatch/shared/domain/geo/geometry';
import { toStoredGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { Transaction } from 'kysely';
import { jsonb } from '../../../../db/json';
import type { DB } from '../../../../db/schema';
import { fullLocation } from '../full-location';
import { labelHolds } from '../label-stays';
import type { LocationRow } from '../lock-location';
import { type ChangeAuthor, noteChange } from '../note';
import { storeOutline } from '../outline-version';
import { boxOfIslands, COMPUTED, hullOfIslands } from './computed-outline';
import type { DrawnColumns } from './drawn-columns';

/** An island whose outline or archipelago is about to change. */
interface ChangingIsland {
  type: string;
  country: number;
  /** its parent, and another one that it is moved to; none when nothing above can change */
  parents: readonly (number | null)[];
}

/** Computes the outlines above again; to be called once, after the island was written. */
type Follow = (author: ChangeAuthor) => Promise<void>;

/**
 * Locks the archipelagos and the country above an island whose outlines are computed from islands. Call it
 * after locking the island and before writing anything: every writer locks the island, then archipelagos, then
 * the country, and only then the rows that triggers write, so none waits for another in a circle.
 * @returns a call for the end of the transaction, which writes the outlines that the change has altered
 */
export async function lockComputedAbove(trx: Transaction<DB>, island: ChangingIsland): Promise<Follow> {
  if (island.type !== 'I' || island.parents.length === 0) return async () => undefined;
  const archipelagos = island.parents.filter((id) => id !== null);
  const above = [
    ...(await lockComputed(trx, island.country, COMPUTED.hull, archipelagos)),
    ...(await lockComputed(trx, island.country, COMPUTED.box)),
  ];
  const before = new Map<number, string>();
  for (const row of above) before.set(row.id, JSON.stringify(await computedRing(trx, row)));
  return async (author) => {
    for (const row of above) {
      const ring = await computedRing(trx, row);
      // Without islands the last outline stays: a place that had one must keep one.
      if (ring && JSON.stringify(ring) !== before.get(row.id)) await redraw(trx, row, ring, author);
    }
  };
}

/** A lock that lets others refer to the row, because a transaction that creates a place in it holds such a reference. */
async function lockComputed(
  trx: Transaction<DB>,
  country: number,
  source: string,
  ids?: readonly number[],
): Promise<LocationRow[]> {
  if (ids?.length === 0) return [];
  const rows = trx
    .selectFrom('location')
    .selectAll()
    .where('country', '=', country)
    .where('source', '=', source)
    .orderBy('id')
    .forNoKeyUpdate();
  return (ids ? rows.where('id', 'in', ids) : rows).execute();
}

async function computedRing(
  trx: Transaction<DB>,
  { id, country, source }: LocationRow,
): Promise<Ring | null> {
  const islands = trx
    .selectFrom('location')
    .where('type', '=', 'I')
    .where('country', '=', country)
    .where('geometry', 'is not', null);
  if (source === COMPUTED.hull) {
    const rows = await islands.select('geometry').where('parent_id', '=', id).execute();
    return hullOfIslands(rows.map(({ geometry }) => geometry as Geometry));
  }
  const rows = await islands.select('loca_bbox').execute();
  return boxOfIslands(rows.flatMap(({ loca_bbox }) => (loca_bbox ? [loca_bbox as Bbox] : [])));
}

async function redraw(
  trx: Transaction<DB>,
  row: LocationRow,
  ring: Ring,
  author: ChangeAuthor,
): Promise<void> {
  const before = await fullLocation(trx, row);
  const drawn = columnsOf(ring);
  await storeOutline(trx, row, null);
  const changed = await trx
    .updateTable('location')
    .set({
      version: row.version + 1,
      geometry: jsonb(drawn.geometry) as never,
      loca_bbox: jsonb(drawn.loca_bbox) as never,
      ...(!labelHolds(row, drawn) && { center: jsonb(drawn.center) as never }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeOutline(trx, changed, author);
  await noteChange(trx, author, 'update', before, await fullLocation(trx, changed));
}

/** Columns of a convex ring, on which the clipping library always ends; its label is the middle of its box. */
function columnsOf(ring: Ring): DrawnColumns {
  const geometry: Geometry = { type: 'Polygon', coordinates: [ring] };
  const box = bboxOf(geometry);
  return {
    geometry: toStoredGeometry(geometry),
    loca_bbox: storedBbox(box),
    center: [round4(lng180((box[0] + box[2]) / 2)), round4((box[1] + box[3]) / 2)],
  };
}
