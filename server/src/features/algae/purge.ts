import type { Store } from '../../db/store';
import { purgeBefore } from '../cases/remove';

/**
 * Removes samplings that were deleted too long ago to be restored; a trigger adds their tombstones.
 * @returns number of removed rows
 */
export async function purgeTracking(store: Store, now: number): Promise<number> {
  return store.tx(async (trx) => {
    const gone = await trx
      .deleteFrom('tracking')
      .where('deleted_at', '<', purgeBefore(now))
      .returning('id')
      .execute();
    return gone.length;
  });
}
