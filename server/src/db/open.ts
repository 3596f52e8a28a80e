import { type DatabaseLimits, NO_TIMEOUTS } from '../config/database';
import { makeDataFolder, restorePermissions } from './embedded/data-folder';
import { openEmbedded } from './embedded/embedded';
import { openPostgres } from './postgres';
import type { Store } from './store';

/** How the database is opened. */
export interface StoreOptions {
  /** Address of PostgreSQL; without it the embedded database of `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Time-outs of PostgreSQL; none when left out. */
  database?: DatabaseLimits;
  onError?: (error: Error) => void;
  /** Called with the files that other accounts can read and whose permissions could not be changed. */
  onOpenFiles?: (files: string[]) => void;
}

/**
 * Makes the data folder and opens the database.
 * @throws StartError with one sentence when either cannot be used
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  // Also with PostgreSQL: mails, pictures and the secret key lie in this folder.
  makeDataFolder(options.dataDir);
  const store = await open(options);
  // Permissions are checked after opening, because the embedded engine creates its first files writable for
  // everybody.
  const wrong = restorePermissions(options.dataDir);
  if (wrong.length > 0) options.onOpenFiles?.(wrong);
  return store;
}

function open({ databaseUrl, dataDir, database: limits, onError }: StoreOptions): Promise<Store> {
  if (!databaseUrl) return openEmbedded(dataDir);
  return openPostgres(databaseUrl, {
    ...(limits && { limits }),
    ...(onError && { onError }),
  });
}

/**
 * Runs migrations or data loading on separate connections without request timeouts, so that a second server
 * can wait for the first one to finish migrating.
 */
export async function withoutTimeouts<T>(
  store: Store,
  { databaseUrl, onError }: StoreOptions,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return work(store);
  const unhurried = await openPostgres(databaseUrl, { limits: NO_TIMEOUTS, ...(onError && { onError }) });
  try {
    return await work(unhurried);
  } finally {
    await unhurried.close();
  }
}
