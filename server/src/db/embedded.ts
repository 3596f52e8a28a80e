import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Changes } from './changes/changes';
import { Writes } from './changes/writes';
import { lockDataFolder, type Unlock } from './lock';
import { PgliteClient, type PgliteOptions } from './pglite-client';
import { pgliteDialect } from './pglite-dialect';
import type { DB } from './schema';
import { StartError } from './start-error';
import { makeStore, type Store } from './store';

/** Opens the embedded database of a data folder, and keeps a second process out of it. */
export async function openEmbedded(dataDir: string): Promise<Store> {
  const unlock = await lockDataFolder(dataDir);
  const folder = join(dataDir, 'pgdata');
  mkdirSync(folder, { recursive: true });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  try {
    return await openPglite({ dataDir: folder }, { unlock, isNew });
  } catch (error) {
    await unlock();
    throw new StartError(
      `The database in ${folder} cannot be opened (${(error as Error).message}): restore the folder from a copy, or set DATA_DIR to another one.`,
    );
  }
}

/** Opens the engine itself: in a folder, in memory, or from a dump. */
export async function openPglite(
  options: PgliteOptions,
  { unlock, isNew = false }: { unlock?: Unlock; isNew?: boolean } = {},
): Promise<Store> {
  const client = new PgliteClient(options);
  await client.ready;
  const changes = new Changes();
  // The folder is locked and the engine has one session: nobody else can write.
  changes.told = 'alone';
  const writes = new Writes(changes);
  const db = new Kysely<DB>({ dialect: pgliteDialect(client), log: writes.log });
  return makeStore('pglite', db, {
    changes,
    writes,
    dump: async (file) => {
      await client.dump(file);
    },
    ...(isNew && { filled: () => client.reopen() }),
    ...(unlock && { release: unlock }),
  });
}
