import type { Clock } from '../clock';
import type { Store } from '../db/store';
import { checkTally } from '../features/public/tally';
import { onceADay } from './once-a-day';

/**
 * Every day, counts all cases in full and compares with the counts that home shows. A difference is corrected,
 * and fails the job so that somebody is notified: it points at a defect.
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
