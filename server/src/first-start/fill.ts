import type { Config } from '../config/config';
import { loadDemo } from '../db/demo/load';
import { loadDemoRevisions } from '../db/demo/revisions';
import { openStore } from '../db/open';
import { prepare } from '../db/start/prepare';
import type { Store } from '../db/store';
import { loadDemoAccounts } from '../features/users/demo';

/** Cases, accounts and revisions of the demonstration. Repeatable. @returns addresses of the accounts */
export async function loadDemonstration(store: Store, now: number): Promise<string[]> {
  await loadDemo(store, now);
  const accounts = await loadDemoAccounts(store);
  await store.tx((trx) => loadDemoRevisions(trx, now));
  return accounts;
}

/**
 * Makes the database of a new data folder with everything that it begins with, and closes it.
 * @param isEnding whether the process was asked to stop meanwhile: the next start does the rest
 */
export async function fill(
  config: Pick<Config, 'dataDir' | 'demo'>,
  now: number,
  isEnding: () => boolean = () => false,
): Promise<void> {
  const store = await openStore({ dataDir: config.dataDir });
  try {
    await prepare(store);
    if (config.demo && !isEnding()) await loadDemonstration(store, now);
  } finally {
    await store.close();
  }
}
