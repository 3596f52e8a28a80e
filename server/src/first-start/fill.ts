import type { Config } from '../config/config';
import { loadDemoLife } from '../db/demo/life/load-life';
import { loadDemo } from '../db/demo/load';
import { refuseRealData } from '../db/demo/refuse-real-data';
import { loadDemoRevisions } from '../db/demo/revisions';
import { loadDemoSamplings } from '../db/demo/samplings';
import { openStore } from '../db/open';
import { prepare } from '../db/start/prepare';
import { withStartLock } from '../db/start/start-lock';
import type { Store } from '../db/store';
import { loadDemoPictures } from '../features/pictures/demo-pictures';
import { loadDemoAccounts } from '../features/users/demo';

/**
 * Loads cases, accounts, revisions, samplings, a year of decisions and pictures of the demonstration; repeatable.
 * @param now milliseconds since 1970 UTC
 * @returns mail addresses of the accounts
 * @throws StartError where the database is that of a laboratory
 */
export async function loadDemonstration(store: Store, now: number, mediaDir: string): Promise<string[]> {
  await refuseRealData(store);
  await loadDemo(store, now);
  const accounts = await loadDemoAccounts(store);
  // Servers that start at once take turns.
  await withStartLock(store, () =>
    store.tx(async (trx) => {
      await loadDemoRevisions(trx, now);
      await loadDemoSamplings(trx, now);
      await loadDemoLife(trx, now);
    }),
  );
  await loadDemoPictures({ store, clock: { now: () => now } }, mediaDir);
  return accounts;
}

/**
 * Creates the database of a new data folder with reference data and demonstration, and closes it.
 * @param isEnding whether the process was asked to stop; the next start does the rest
 */
export async function fillDataFolder(
  config: Pick<Config, 'dataDir' | 'demo' | 'mediaDir'>,
  now: number,
  isEnding: () => boolean = () => false,
): Promise<void> {
  const store = await openStore({ dataDir: config.dataDir });
  try {
    await prepare(store);
    if (config.demo && !isEnding()) await loadDemonstration(store, now, config.mediaDir);
  } finally {
    await store.close();
  }
}
