import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import { purgeBefore } from '../../cases/remove';

/**
 * Empties what is kept of places that were deleted too long ago to be restored. Name and parent stay, because
 * reports waiting on devices may still name the place.
 */
export async function purgeKeptPlaces(store: Store, now: number): Promise<void> {
  await store.tx(async (trx) => {
    await sql`update deleted_place set kept = null
      where kept is not null and deleted_at < ${purgeBefore(now)}`.execute(trx);
  });
}
