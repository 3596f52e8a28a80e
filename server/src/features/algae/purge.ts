import type { Store } from '../../db/store';
import { purgeBefore } from '../cases/remove';

/** Removes samplings deleted longer ago than they can be restored; a trigger leaves the tombstone. @returns how many */
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
