import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openPglite } from '../../src/db/embedded/embedded';
import { prepare } from '../../src/db/start/prepare';
import type { Store } from '../../src/db/store';

const here = dirname(fileURLToPath(import.meta.url));
const databaseSources = ['../../src/db', '../../src/country/pack', '../../packs'].map((folder) =>
  join(here, folder),
);
const cacheFolder = join(here, '../../../.cache/test-database');

/**
 * Half the size of a new database are two templates that nobody needs here; every test file unpacks the
 * snapshot again.
 */
const LIGHTER = [
  'update pg_database set datistemplate = false where datistemplate',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

/** Path of a prepared database; made again when anything under src/db or a pack changes. */
export const preparedSnapshot = (): Promise<string> => snapshot(fingerprint(), prepare);

/** Path of a database without tables: creating one takes four times as long as opening it. */
export const emptySnapshot = (): Promise<string> => snapshot(`empty-${fingerprint()}`, async () => undefined);

async function snapshot(name: string, fill: (store: Store) => Promise<void>): Promise<string> {
  const file = join(cacheFolder, `${name}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  const store = await openPglite({});
  try {
    await fill(store);
    await store.held(async (db) => {
      for (const statement of LIGHTER) await sql.raw(statement).execute(db);
    });
    const unfinished = `${file}.${process.pid}`;
    await store.dump?.(unfinished);
    renameSync(unfinished, file);
  } finally {
    await store.close();
  }
  return file;
}

/** Hash over everything under src/db, and packs with what reads them. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const names = databaseSources
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const name of names) hash.update(name).update(readFileSync(name));
  return hash.digest('hex').slice(0, 16);
}
