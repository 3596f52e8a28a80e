import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import { loadPlaces } from '../load-places';
import { placesBelow } from './places-below';

/**
 * Recomputes country, archipelago, island and locality of the cases in and below places, which stamps them so
 * that devices fetch them. Call it in the transaction that moved the places; a new outline alone does not
 * need it.
 */
export async function recomputeCasePlaces(trx: Transaction<DB>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const places = await loadPlaces(trx);
  const { rows } = await sql<{ id: number }>`
    select distinct case_location_id as id from case_report
    where case_location_id in ${placesBelow(ids)}`.execute(trx);
  for (const { id } of rows) {
    const chain = places.chain(id);
    if (chain) await trx.updateTable('case_report').set(chain).where('case_location_id', '=', id).execute();
  }
}
