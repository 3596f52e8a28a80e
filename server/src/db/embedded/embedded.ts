import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { classifyChangedCases } from '../../features/cases/class/classify-changed-cases';
import type { DB } from '../schema';
import { StartError } from '../start/start-error';
import { makeStore, type Store } from '../store';
import { lockDataFolder, type Unlock } from './lock';
import { PgliteClient, type PgliteOptions } from './pglite-client';
import { pgliteDialect } from './pglite-dialect';

/** File that every PostgreSQL database folder has. */
const VERSION_FILE = 'PG_VERSION';

/**
 * Opens the embedded database of a data folder and locks the folder against a second process.
 * @throws StartError when it is locked or cannot be opened
 */
export async function openEmbedded(dataDir: string): Promise<Store> {
  const unlock = await lockDataFolder(dataDir);
  const folder = join(dataDir, 'pgdata');
  try {
    refuseForeignFiles(folder);
    await createDatabase(folder);
    return await openPglite({ dataDir: folder }, unlock);
  } catch (error) {
    await unlock();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${folder} cannot be opened (${(error as Error).message}): restore the folder from a copy, or set DATA_DIR to another one.`,
    );
  }
}

/** Refuses a folder with files but no database: a new one inside would hide that the data was lost. */
function refuseForeignFiles(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, VERSION_FILE)))
    return;
  throw new StartError(
    `The folder ${folder} holds files but no database (it has no ${VERSION_FILE}): restore it from a backup, or set DATA_DIR to another folder.`,
  );
}

/**
 * Creates a new database beside its final place and moves it there when complete, so that a start that was
 * interrupted begins again.
 */
async function createDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, VERSION_FILE))) return;
  const unfinishedFolder = `${folder}.new`;
  rmSync(unfinishedFolder, { recursive: true, force: true });
  mkdirSync(unfinishedFolder, { recursive: true });
  const client = new PgliteClient({ dataDir: unfinishedFolder });
  await client.ready;
  await client.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinishedFolder, folder);
}

/** Opens the embedded engine in a folder, in memory or from a dump. */
export async function openPglite(options: PgliteOptions, unlock?: Unlock): Promise<Store> {
  const client = new PgliteClient(options);
  await client.ready;
  const db = new Kysely<DB>({ dialect: pgliteDialect(client) });
  return makeStore('pglite', db, {
    settle: classifyChangedCases,
    notices: client.notices,
    dump: async (file) => {
      await client.dump(file);
    },
    release: async () => {
      // Kysely closes only connections that were used: without this the worker of an unused store would never
      // end.
      await client.close();
      await unlock?.();
    },
  });
}
