import type { TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { HttpError } from '../../http/http-error';
import { manages, type Who } from '../../http/who';
import { setDeleted } from './change';
import { columnsOf } from './content';
import { type By, noteTracking } from './note';
import type { TrackingRow } from './rows';

/** A row, and whether it was there before the call. */
export interface Stored {
  row: TrackingRow;
  known: boolean;
}

/** The row that was made under an identifier before. @throws HttpError 403 when it is another country's */
async function madeAs(trx: Transaction<DB>, who: Who, uuid: string): Promise<TrackingRow | undefined> {
  const row = await trx
    .selectFrom('tracking')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (row && !manages(who, row.at_country)) throw new HttpError(403, 'country_forbidden');
  return row;
}

/** Stores a row once, however often it is sent: its uuid names it. */
export async function insertRow(
  trx: Transaction<DB>,
  who: Who,
  by: By,
  body: TrackingCreate,
  source: 'form' | 'import',
): Promise<Stored> {
  const uuid = body.uuid.toLowerCase();
  const before = await madeAs(trx, who, uuid);
  if (before) return { row: before, known: true };
  const row = await trx
    .insertInto('tracking')
    .values({ ...columnsOf(body), uuid, source })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returningAll()
    .executeTakeFirst();
  // Another copy of the same call was quicker.
  if (!row) return { row: (await madeAs(trx, who, uuid)) as TrackingRow, known: true };
  await noteTracking(trx, by, 'add', null, row);
  return { row, known: false };
}

/**
 * Stores a row of a file, unless its sampling has a row of that species already. What was deleted comes back: whoever
 * reads a file in again wants its rows.
 */
export async function importRow(
  trx: Transaction<DB>,
  who: Who,
  by: By,
  body: TrackingCreate,
): Promise<Stored> {
  const known = await sameSpecies(trx, body);
  if (known) return { row: known, known: true };
  const stored = await insertRow(trx, who, by, body, 'import');
  if (!stored.known || stored.row.deleted_at === null) return stored;
  return { row: await setDeleted(trx, by, stored.row, false), known: false };
}

async function sameSpecies(trx: Transaction<DB>, body: TrackingCreate): Promise<TrackingRow | undefined> {
  const code = body.code?.trim();
  if (!code) return undefined;
  return trx
    .selectFrom('tracking')
    .selectAll()
    .where('at_country', '=', body.at_country)
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`at_species is not distinct from ${body.at_species ?? null}::int`)
    .executeTakeFirst();
}
