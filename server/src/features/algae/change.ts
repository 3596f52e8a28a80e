import type { TrackingPatch } from '@ciguawatch/shared/api/schemas/algae';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError } from '../../http/errors/http-error';
import { columnsOf } from './content';
import { type By, noteTracking } from './note';
import { fullTracking, type TrackingRow } from './rows';

type Held = TrackingRow & Record<string, unknown>;

/** Thrown when a change is based on an older version than the stored row, which it carries. */
export class NewerVersionError extends Error {
  constructor(readonly row: TrackingRow) {
    super(`Version ${row.version} of row ${row.id} is newer.`);
  }
}

/**
 * Changes a locked row. If the row already has the values, nothing happens whatever the version, because the
 * sender may have lost the first response.
 * @param version that the change is based on; null for any
 * @throws Newer
 */
export async function changeRow(
  trx: Transaction<DB>,
  by: By,
  row: TrackingRow,
  body: TrackingPatch,
  version: number | null,
): Promise<TrackingRow> {
  if (hasValues(row, body)) return row;
  if (version !== null && version !== row.version) throw new NewerVersionError(row);
  if (row.deleted_at)
    throw new HttpError(409, 'conflict', { message: 'It was deleted.', current: [fullTracking(row)] });
  const changed = await write(trx, row, columnsOf(body));
  await noteTracking(trx, by, 'update', row, changed);
  return changed;
}

/**
 * Deletes or restores a locked row; nothing happens when that is already so.
 * @throws Newer
 */
export async function setDeleted(
  trx: Transaction<DB>,
  by: By,
  row: TrackingRow,
  deleted: boolean,
  version: number | null = null,
): Promise<TrackingRow> {
  if ((row.deleted_at !== null) === deleted) return row;
  if (version !== null && version !== row.version) throw new NewerVersionError(row);
  const changed = await write(trx, row, { deleted_at: deleted ? new Date(by.at) : null });
  await noteTracking(trx, by, deleted ? 'delete' : 'restore', row, changed);
  return changed;
}

function write(trx: Transaction<DB>, row: TrackingRow, columns: object): Promise<TrackingRow> {
  return trx
    .updateTable('tracking')
    .set({ ...columns, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Whether a row already has all values of a change. */
export function hasValues(row: TrackingRow, { at_geom, ...rest }: TrackingPatch): boolean {
  const held = row.at_geom as { coordinates: number[] } | null;
  const { at_geom: _, ...columns } = columnsOf(rest) as Record<string, unknown>;
  return (
    row.deleted_at === null &&
    (at_geom === undefined || same(at_geom?.coordinates, held?.coordinates)) &&
    Object.entries(columns).every(([name, value]) => same((row as Held)[name], value))
  );
}
