import type { TrackingBatch, TrackingCreate, TrackingSaved } from '@ciguawatch/shared/api/schemas/algae';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, invalidFields, notFound } from '../../http/errors/http-error';
import { managesCountry, type Operator } from '../../http/operator';
import { restoreExpired } from '../cases/remove';
import { changeRow, NewerVersionError, setDeleted } from './change';
import { columnsOf, contentFaults, markPicturesUsed, speciesNumbers } from './content';
import { importRows, isUnchanged } from './import-rows';
import { type InsertResult, insertRow } from './insert';
import type { By } from './note';
import { fullTracking, type TrackingRow } from './rows';

type Part<K extends keyof TrackingBatch> = NonNullable<TrackingBatch[K]>;

/** Largest number of reported faults: nobody reads more. */
const MOST_FAULTS = 100;

/**
 * Stores, changes, deletes and restores rows in one transaction; repeating the call changes nothing.
 * @throws HttpError 400 with a code per field (`rows.3.at_species`), 403 for another country's row, 409 with
 * the current rows when one is newer
 */
export async function saveTracking(
  deps: Pick<Deps, 'store' | 'clock'>,
  who: Operator,
  batch: TrackingBatch,
): Promise<TrackingSaved> {
  const { source = 'form', rows = [], changes = [], removals = [], restores = [] } = batch;
  const now = deps.clock.now();
  const by = { user: who.id, at: now };
  return deps.store.tx(async (trx) => {
    await checkAll(trx, who, { rows, changes }, now);
    if (source === 'import') refuseEmpty(rows);
    const held = await hold(trx, who, [...changes, ...removals].map(({ id }) => id).concat(restores));
    const of = (id: number) => held.get(id) as TrackingRow;
    const stored: InsertResult[] =
      source === 'import' ? await importRows(trx, who, by, rows) : await insertRows(trx, who, by, rows);
    const saved = stored.map(({ row }) => row);
    try {
      saved.push(...(await alter(trx, by, of, { changes, removals, restores })));
    } catch (thrown) {
      if (!(thrown instanceof NewerVersionError)) throw thrown;
      const current = [...held.values()].map(fullTracking);
      throw new HttpError(409, 'conflict', { message: thrown.message, current });
    }
    const repeats = stored.flatMap((one, at) =>
      one.known ? [{ at, id: one.row.id, same: isUnchanged(one, rows[at] as TrackingCreate) }] : [],
    );
    return { rows: saved.map(fullTracking), known: repeats.length, repeats };
  });
}

/**
 * A file that was misread may have lines without a value; of a form nothing is required (specification, section 5).
 * @throws HttpError 400 with `required`
 */
function refuseEmpty(rows: readonly TrackingCreate[]): void {
  const empty = rows.flatMap((row, at) => {
    const { data_source: _, uuid: _u, at_country: _c, ...content } = columnsOf(row) as TrackingCreate;
    return Object.values(content).every((value) => value == null)
      ? [[`rows.${at}`, 'required'] as const]
      : [];
  });
  if (empty.length > 0) throw invalidFields(Object.fromEntries(empty.slice(0, MOST_FAULTS)));
}

async function insertRows(
  trx: Transaction<DB>,
  who: Operator,
  by: By,
  rows: readonly TrackingCreate[],
): Promise<InsertResult[]> {
  const stored: InsertResult[] = [];
  for (const body of rows) stored.push(await insertRow(trx, who, by, body, 'form'));
  return stored;
}

async function checkAll(
  trx: Transaction<DB>,
  who: Operator,
  { rows, changes }: { rows: Part<'rows'>; changes: Part<'changes'> },
  now: number,
): Promise<void> {
  const checking = { who, species: await speciesNumbers(trx), now };
  const faults: [string, ErrorCode][] = [];
  for (const [name, list] of [
    ['rows', rows],
    ['changes', changes],
  ] as const)
    for (const [at, body] of list.entries())
      for (const [field, code] of Object.entries(contentFaults(body, checking)))
        faults.push([`${name}.${at}.${field}`, code]);
  if (faults.some(([, code]) => code === 'country_forbidden')) throw new HttpError(403, 'country_forbidden');
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults.slice(0, MOST_FAULTS)));
  await markPicturesUsed(trx, [...rows, ...changes], now);
}

/**
 * Locks rows in the order of their ids, so that two calls cannot deadlock.
 * @throws HttpError 403 or 404
 */
async function hold(
  trx: Transaction<DB>,
  who: Operator,
  ids: readonly number[],
): Promise<Map<number, TrackingRow>> {
  if (ids.length === 0) return new Map();
  const wanted = [...new Set(ids)];
  const query = trx.selectFrom('tracking').selectAll().where('id', 'in', wanted).orderBy('id').forUpdate();
  const held = new Map((await query.execute()).map((row) => [row.id, row]));
  for (const row of held.values())
    if (!managesCountry(who, row.at_country)) throw new HttpError(403, 'country_forbidden');
  if (held.size < wanted.length) throw notFound('There is no such sampling.');
  return held;
}

async function alter(
  trx: Transaction<DB>,
  by: By,
  of: (id: number) => TrackingRow,
  { changes, removals, restores }: Required<Pick<TrackingBatch, 'changes' | 'removals' | 'restores'>>,
): Promise<TrackingRow[]> {
  const saved: TrackingRow[] = [];
  for (const { id, version, ...body } of changes ?? [])
    saved.push(await changeRow(trx, by, of(id), body, version));
  for (const { id, version } of removals ?? []) saved.push(await setDeleted(trx, by, of(id), true, version));
  for (const id of restores ?? []) {
    const { deleted_at } = of(id);
    if (deleted_at && restoreExpired(deleted_at, by.at)) throw new HttpError(410, 'restore_expired');
    saved.push(await setDeleted(trx, by, of(id), false));
  }
  return saved;
}
