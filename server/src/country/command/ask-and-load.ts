import type { Store } from '../../db/store';
import { ApprovalRequiredError } from '../../features/approvals/guard';
import { loadPack, tryPack } from '../load/load-pack';
import { changesText, opensText } from './texts';

interface Asking {
  inputs: Parameters<typeof loadPack>[1];
  /** whether servers may have the database open */
  isShared: boolean;
  /** asks the person whether to load what was shown */
  isAgreed: () => Promise<boolean>;
  say: (line: string) => void;
}

/**
 * Says what a pack would change, and loads it where the person agrees.
 * @throws Error with a sentence for public rows that would show more; PackConflict
 */
export async function askAndLoad(store: Store, { inputs, isShared, isAgreed, say }: Asking): Promise<void> {
  const { letters } = inputs.pack.country;
  try {
    const tried = await tryPack(store, inputs);
    say(changesText(tried));
    if (tried.changes.length === 0) return;
    if (!(await isAgreed())) {
      say('Nothing was loaded.');
      return;
    }
    const { country } = await loadPack(store, inputs);
    say(`Loaded: ${letters} is country ${country} (DEFAULT_COUNTRY=${country}).`);
    if (isShared)
      say('Start the servers of this database again: they read the numbers of countries at their start.');
  } catch (error) {
    if (error instanceof ApprovalRequiredError) throw new Error(opensText(error.opening.opens, letters));
    throw error;
  }
}
