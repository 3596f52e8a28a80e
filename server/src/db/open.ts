import { type DatabaseLimits, UNHURRIED } from '../config/database';
import { makeDataFolder, mendRights } from './embedded/data-folder';
import { openEmbedded } from './embedded/embedded';
import { openPostgres } from './postgres';
import type { Store } from './store';

/** Where the data is kept. */
export interface StoreOptions {
  /** PostgreSQL address; when absent the embedded database of `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Time-outs of PostgreSQL; none when not given. */
  database?: DatabaseLimits;
  onError?: (error: Error) => void;
  /** Hears which files others may read, since they belong to another account. */
  onOpenFiles?: (files: string[]) => void;
}

/** Opens the database; throws `StartError` with one sentence when it, or the data folder, cannot be used. */
export async function openStore(options: StoreOptions): Promise<Store> {
  // Mails, pictures and the secret lie there whatever the database.
  makeDataFolder(options.dataDir);
  const store = await open(options);
  // After the opening: the embedded database makes its first files for everybody to write.
  const wrong = mendRights(options.dataDir);
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
 * Runs migrations or loads data without the time-outs of requests, on connections of their own: a
 * second server waits as long as the first one migrates.
 */
export async function withoutHurry<T>(
  store: Store,
  { databaseUrl, onError }: StoreOptions,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return work(store);
  const unhurried = await openPostgres(databaseUrl, { limits: UNHURRIED, ...(onError && { onError }) });
  try {
    return await work(unhurried);
  } finally {
    await unhurried.close();
  }
}
