import type { Clock } from '../clock';
import type { Store } from '../db/store';
import { checkTally } from '../features/public/tally';
import { onceADay } from './once-a-day';

/**
 * Each day, all cases are counted in full and compared with the counts that home shows. A difference is put right, and
 * fails the job so that somebody is notified: it should not have come about.
 */
export const checkTallyDaily = (store: Store, clock: Clock): Promise<void> =>
  onceADay(store, clock, 'tally-checked', async () => {
    const wrong = await checkTally(store);
    if (wrong.length === 0) return;
    const some = wrong.slice(0, 5).join('; ');
    throw new Error(
      `${wrong.length} counts of the public figures were wrong and have been put right: ${some}`,
    );
  });
