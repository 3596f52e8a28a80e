import { sql, type Transaction } from 'kysely';
import { bulkWrite, withReferenceNumbers } from '../db/reference/bulk';
import type { CsvRow } from '../db/reference/files';
import type { DB } from '../db/schema';
import type { Store } from '../db/store';
import { noteImported } from '../features/coverage/note';
import { loadPlaces } from '../features/locations/load-places';
import { type HaedatCase, type Refused, readEvents } from './haedat-rows';

/** What became of the rows of a file. */
export interface HaedatReport {
  rows: number;
  taken: number;
  /** Events that an earlier import had brought, those that were deleted and erased since among them. */
  known: number;
  refused: Refused[];
  /** Events taken without their date, because it lies in another year than the event. */
  doubtful: string[];
}

const BATCH = 1000;

/**
 * Imports events of the IOC-UNESCO HAEDAT database as cases. Idempotent: an
 * event is known by its id and taken once; one that was erased since does not come back.
 * @param onProgress called with the number of rows looked at so far
 */
export async function importHaedat(
  store: Store,
  rows: readonly CsvRow[],
  options: { now: number; onProgress?: (done: number, total: number) => void },
): Promise<HaedatReport> {
  const places = await loadPlaces(store.read);
  const { cases, refused, doubtful } = readEvents(rows, places, options.now);
  let taken = 0;
  for (let from = 0; from < cases.length; from += BATCH) {
    const batch = cases.slice(from, from + BATCH);
    taken += await store.tx((trx) => insertNew(trx, batch));
    options.onProgress?.(Math.min(from + BATCH, cases.length) + refused.length, rows.length);
  }
  await store.tx((trx) => noteImported(trx, 'haedat'));
  return { rows: rows.length, taken, known: cases.length - taken, refused, doubtful };
}

/** A lookup first, because an insert that is refused would still use up an id of the public list. */
async function insertNew(trx: Transaction<DB>, batch: readonly HaedatCase[]): Promise<number> {
  const asked = batch.map((row) => row.source_ref);
  const { rows: known } = await sql<{ ref: string }>`
    select r.ref from unnest(${asked}::text[]) as r (ref)
    where exists (select from case_report c where c.source = 'haedat' and c.source_ref = r.ref)
      or exists (select from tombstone t where t.source_key = source_key('haedat', r.ref))`.execute(trx);
  const refs = new Set(known.map(({ ref }) => ref));
  const fresh = batch.filter((row) => !refs.has(row.source_ref));
  return bulkWrite(trx, 'case_report', await withReferenceNumbers(trx, fresh), { skipExisting: true });
}
