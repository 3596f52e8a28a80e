import type { Clock } from '../clock';
import type { Store } from '../db/store';
import { checkTally } from '../features/public/tally';
import { onceADay } from './once-a-day';

/**
 * Once a day compares a full count of the cases with the counters of the home page. Differences are
 * corrected, and the job fails so that somebody is notified, because they indicate a defect.
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
