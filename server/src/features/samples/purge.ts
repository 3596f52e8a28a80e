import type { Store } from '../../db/store';
import { purgeBefore } from '../cases/remove';

/**
 * Removes samples that were deleted too long ago to be restored, with their results.
 * @returns number of removed samples
 */
export async function purgeSamples(store: Store, now: number): Promise<number> {
  return store.tx(async (trx) => {
    const gone = await trx
      .deleteFrom('sample')
      .where('deleted_at', '<', purgeBefore(now))
      .returning('id')
      .execute();
    return gone.length;
  });
}
