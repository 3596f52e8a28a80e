import { sql, type Transaction } from 'kysely';
import { bulkWrite, withReferenceNumbers } from '../db/reference/bulk';
import type { CsvRow } from '../db/reference/files';
import type { DB } from '../db/schema';
import type { Store } from '../db/store';
import { storeImportedMonths } from '../features/coverage/imported-months';
import { loadPlaces } from '../features/locations/load-places';
import { type HaedatCase, type Refused, readEvents } from './haedat-rows';

/** Result of an import. */
export interface HaedatReport {
  rows: number;
  taken: number;
  /** Events imported earlier, including those deleted or erased since. */
  known: number;
  refused: Refused[];
  /** Events imported without their date, which is in another year. */
  doubtful: string[];
}

const BATCH_SIZE = 1000;

/**
 * Imports events of the IOC-UNESCO HAEDAT database as cases. Repeatable: an event is imported once by its id,
 * and an erased one does not come back.
 * @param onProgress called with the number of rows done
 */
export async function importHaedat(
  store: Store,
  rows: readonly CsvRow[],
  options: { now: number; onProgress?: (done: number, total: number) => void },
): Promise<HaedatReport> {
  const places = await loadPlaces(store.read);
  const { cases, refused, doubtful } = readEvents(rows, places, options.now);
  let importedCount = 0;
  for (let from = 0; from < cases.length; from += BATCH_SIZE) {
    const batch = cases.slice(from, from + BATCH_SIZE);
    importedCount += await store.tx((trx) => insertNew(trx, batch));
    options.onProgress?.(Math.min(from + BATCH_SIZE, cases.length) + refused.length, rows.length);
  }
  await store.tx((trx) => storeImportedMonths(trx, 'haedat'));
  return { rows: rows.length, taken: importedCount, known: cases.length - importedCount, refused, doubtful };
}

/** Looks existing events up first, because a refused insert would still use up a case number. */
async function insertNew(trx: Transaction<DB>, batch: readonly HaedatCase[]): Promise<number> {
  const eventIds = batch.map((row) => row.source_ref);
  const { rows: known } = await sql<{ ref: string }>`
    select r.ref from unnest(${eventIds}::text[]) as r (ref)
    where exists (select from case_report c where c.source = 'haedat' and c.source_ref = r.ref)
      or exists (select from tombstone t where t.source_key = source_key('haedat', r.ref))`.execute(trx);
  const refs = new Set(known.map(({ ref }) => ref));
  const newRows = batch.filter((row) => !refs.has(row.source_ref));
  return bulkWrite(trx, 'case_report', await withReferenceNumbers(trx, newRows), { skipExisting: true });
}
