import { sql } from 'kysely';
import { StartError } from './start-error';
import type { Store } from './store';

/** Stops the start on a database that a later version of the server has changed: this one would write what that one no longer expects. */
export async function refuseNewer(store: Store, known: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(store.read);
  if (!tables[0]?.name) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    store.read,
  );
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (!unknown) return;
  throw new StartError(
    `The database is newer than this server (it has the change ${unknown.name}): start the version of the server that made it, or a later one.`,
  );
}
