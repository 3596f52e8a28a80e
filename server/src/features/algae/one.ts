import type { Tracking, TrackingCreate, TrackingPatch } from '@ciguawatch/shared/api/schemas/algae';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, invalidFields, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { changeRow, NewerVersionError, setDeleted } from './change';
import { contentFaults, markPicturesUsed, speciesNumbers } from './content';
import { insertRow } from './insert';
import { fullTracking, type TrackingRow } from './rows';

type Held = Pick<Deps, 'store' | 'clock'>;

/**
 * Stores one row; sending its uuid again returns the same row.
 * @throws HttpError 400, 403 or 409 as `saveTracking`
 */
export async function createOne(deps: Held, who: Operator, body: TrackingCreate): Promise<Tracking> {
  const by = { user: who.id, at: deps.clock.now() };
  return deps.store.tx(async (trx) => {
    await check(trx, who, body, by.at);
    return fullTracking((await insertRow(trx, who, by, body, 'form')).row);
  });
}

/**
 * Changes a row of a managed country.
 * @param version from `If-Match`
 * @throws HttpError 409 with the current row when it is newer
 */
export async function patchOne(
  deps: Held,
  who: Operator,
  id: number,
  body: TrackingPatch,
  version: number,
): Promise<Tracking> {
  const by = { user: who.id, at: deps.clock.now() };
  return deps.store.tx(async (trx) => {
    const row = await holdOne(trx, who, id);
    await check(trx, who, body, by.at);
    return newest(async () => fullTracking(await changeRow(trx, by, row, body, version)));
  });
}

/**
 * Deletes a row of a managed country; it can be restored for 30 days.
 * @param version from `If-Match`
 * @throws HttpError 409 with the current row when it is newer
 */
export async function deleteOne(deps: Held, who: Operator, id: number, version: number): Promise<void> {
  const by = { user: who.id, at: deps.clock.now() };
  await deps.store.tx(async (trx) => {
    const row = await holdOne(trx, who, id);
    await newest(() => setDeleted(trx, by, row, true, version));
  });
}

async function newest<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (thrown) {
    if (!(thrown instanceof NewerVersionError)) throw thrown;
    throw new HttpError(409, 'conflict', { message: thrown.message, current: fullTracking(thrown.row) });
  }
}

async function check(trx: Transaction<DB>, who: Operator, body: TrackingPatch, now: number): Promise<void> {
  const faults = contentFaults(body, { who, species: await speciesNumbers(trx), now });
  if (faults.at_country) throw new HttpError(403, 'country_forbidden');
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  await markPicturesUsed(trx, [body], now);
}

async function holdOne(trx: Transaction<DB>, who: Operator, id: number): Promise<TrackingRow> {
  const query = trx.selectFrom('tracking').selectAll().where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw notFound('There is no such sampling.');
  if (!managesCountry(who, row.at_country)) throw new HttpError(403, 'country_forbidden');
  return row;
}
