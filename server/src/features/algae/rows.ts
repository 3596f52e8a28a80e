import type { Tracking } from '@ciguawatch/shared/api/schemas/algae';
import type { Selectable } from 'kysely';
import type { TrackingTable } from '../../db/schema/cases';
import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';
import { restoreExpired } from '../cases/remove';

/** A stored row of a sampling. */
export type TrackingRow = Selectable<TrackingTable>;

/** A row in the form that editors receive. */
export function fullTracking({ body_hash: _, ...row }: TrackingRow): Tracking {
  return {
    ...row,
    at_geom: row.at_geom as Tracking['at_geom'],
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/**
 * Rows of the countries that an account manages, by id.
 * @param deleted true for deleted rows that can still be restored, false for the others
 * @param now milliseconds since 1970 UTC
 */
export async function listTracking(
  db: Reader,
  who: Operator,
  { ids, deleted, now }: { ids?: readonly number[]; deleted: boolean; now: number },
): Promise<Tracking[]> {
  const rows = await db
    .selectFrom('tracking')
    .selectAll()
    .where('at_country', 'in', who.countries.length > 0 ? who.countries : [-1])
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('id')
    .execute();
  return rows
    .filter(({ deleted_at }) => deleted_at === null || !restoreExpired(deleted_at, now))
    .map(fullTracking);
}
