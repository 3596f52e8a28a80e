import { makeDataFolder } from './data-folder';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { Store } from './store';

/** Where the data is kept. */
export interface StoreOptions {
  /** PostgreSQL address; when absent the embedded database of `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  onError?: (error: Error) => void;
}

/** Opens the database; throws `StartError` with one sentence when it, or the data folder, cannot be used. */
export async function openStore(options: StoreOptions): Promise<Store> {
  // Mails, pictures and the secret lie there whatever the database.
  makeDataFolder(options.dataDir);
  if (!options.databaseUrl) return openEmbedded(options.dataDir);
  return openPostgres(options.databaseUrl, options.onError ? { onError: options.onError } : {});
}
