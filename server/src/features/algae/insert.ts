import { randomUUID } from 'node:crypto';
import type { TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { bodyHash } from '../../http/body/body-hash';
import { HttpError } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { checkRepeat } from '../../http/sent-before';
import { columnsOf } from './content';
import { type By, noteTracking } from './note';
import { fullTracking, type TrackingRow } from './rows';

/** A row, and whether it existed before the call. */
export interface InsertResult {
  row: TrackingRow;
  known: boolean;
}

/**
 * The row created under an identifier earlier.
 * @param source of an import, rows that differ by where the data come from are the same
 * @throws HttpError 403 for another country's row, 409 with the row when its body was different
 */
export async function madeAs(
  trx: Transaction<DB>,
  who: Operator,
  body: TrackingCreate,
  source: 'form' | 'import',
): Promise<TrackingRow | undefined> {
  if (body.uuid === undefined) return undefined;
  const row = await trx
    .selectFrom('tracking')
    .selectAll()
    .where('uuid', '=', body.uuid.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  if (!managesCountry(who, row.at_country)) throw new HttpError(403, 'country_forbidden');
  checkRepeat(row.body_hash, hashOf(body, source), { current: [fullTracking(row)] });
  return row;
}

/** Stores a row once per uuid, however often it is sent; without a uuid each call stores a new row. */
export async function insertRow(
  trx: Transaction<DB>,
  who: Operator,
  by: By,
  body: TrackingCreate,
  source: 'form' | 'import',
): Promise<InsertResult> {
  const before = await madeAs(trx, who, body, source);
  if (before) return { row: before, known: true };
  const uuid = body.uuid?.toLowerCase() ?? randomUUID();
  const row = await trx
    .insertInto('tracking')
    .values({ ...columnsOf(body), uuid, source, body_hash: hashOf(body, source) })
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .returningAll()
    .executeTakeFirst();
  // Lost the race to a concurrent duplicate of the same call.
  if (!row) return { row: (await madeAs(trx, who, body, source)) as TrackingRow, known: true };
  await noteTracking(trx, by, 'add', null, row);
  return { row, known: false };
}

/** Fingerprint of a body. A file may be read again under another source. */
function hashOf({ uuid: _, data_source, ...said }: TrackingCreate, source: 'form' | 'import'): string {
  return bodyHash(source === 'import' || data_source === undefined ? said : { ...said, data_source });
}
