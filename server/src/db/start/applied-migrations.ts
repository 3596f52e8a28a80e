import { sql } from 'kysely';
import type { Store } from '../store';
import { StartError } from './start-error';

/** Names of the migrations that a database has had; empty for a new database. */
export async function appliedMigrations(store: Store): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(store.read);
  if (!tables[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    store.read,
  );
  return rows.map(({ name }) => name);
}

/**
 * Stops the start on a database that a later version has migrated, because this version would write rows that
 * the later one does not expect.
 * @throws StartError naming the unknown migration
 */
export function refuseNewerDatabase(done: readonly string[], known: readonly string[]): void {
  const unknown = done.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new StartError(
    `The database is newer than this server (it has the change ${unknown}): start the version of the server that made it, or a later one.`,
  );
}
