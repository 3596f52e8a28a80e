import type { TrackingPatch } from '@ciguawatch/shared/api/schemas/algae';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError } from '../../http/errors/http-error';
import { columnsOf } from './content';
import { type By, noteTracking } from './note';
import { fullTracking, type TrackingRow } from './rows';

type Held = TrackingRow & Record<string, unknown>;

/** A row that is newer than what a change of it is based on. */
export class Newer extends Error {
  constructor(readonly row: TrackingRow) {
    super(`Version ${row.version} of row ${row.id} is newer.`);
  }
}

/**
 * Changes a row that is held. One that says already what it is to say is left alone, whatever its version: the
 * answer to the first copy of the call may have been lost.
 * @param version the change is based on; null takes any
 * @throws Newer
 */
export async function changeRow(
  trx: Transaction<DB>,
  by: By,
  row: TrackingRow,
  body: TrackingPatch,
  version: number | null,
): Promise<TrackingRow> {
  if (says(row, body)) return row;
  if (version !== null && version !== row.version) throw new Newer(row);
  if (row.deleted_at)
    throw new HttpError(409, 'conflict', { message: 'It was deleted.', current: [fullTracking(row)] });
  const changed = await write(trx, row, columnsOf(body));
  await noteTracking(trx, by, 'update', row, changed);
  return changed;
}

/** Deletes a row that is held, or brings it back; what is so already stays. @throws Newer */
export async function setDeleted(
  trx: Transaction<DB>,
  by: By,
  row: TrackingRow,
  deleted: boolean,
  version: number | null = null,
): Promise<TrackingRow> {
  if ((row.deleted_at !== null) === deleted) return row;
  if (version !== null && version !== row.version) throw new Newer(row);
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

/** Whether a row says all of it already. */
export function says(row: TrackingRow, { at_geom, ...rest }: TrackingPatch): boolean {
  const held = row.at_geom as { coordinates: number[] } | null;
  const { at_geom: _, ...columns } = columnsOf(rest) as Record<string, unknown>;
  return (
    row.deleted_at === null &&
    (at_geom === undefined || same(at_geom?.coordinates, held?.coordinates)) &&
    Object.entries(columns).every(([name, value]) => same((row as Held)[name], value))
  );
}
