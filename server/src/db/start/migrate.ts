import { Migrator } from 'kysely';
import { migrations } from '../migrations';
import type { Store } from '../store';
import { doneMigrations, refuseNewer } from './newer';

/** What is done before a database that holds something is changed; it stays as it is when this fails. */
export type BeforeMigration = (store: Store, pending: readonly string[]) => Promise<void>;

/**
 * Brings the database to the newest schema; safe when two servers start at once on PostgreSQL.
 * @param before is notified of the changes that an older database waits for; a new one has nothing to lose
 */
export async function migrate(store: Store, before?: BeforeMigration): Promise<string[]> {
  const done = await doneMigrations(store);
  refuseNewer(done, Object.keys(migrations));
  const pending = Object.keys(migrations).filter((name) => !done.includes(name));
  if (before && done.length > 0 && pending.length > 0) await before(store, pending);
  const { error, results } = await migrating(store, (migrator) => migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

function migrating<T>(store: Store, work: (migrator: Migrator) => Promise<T>): Promise<T> {
  return store.held((db) =>
    work(
      new Migrator({
        db,
        provider: { getMigrations: async () => migrations },
        // 0016 was released after 0017 and changes nothing that later ones build on.
        allowUnorderedMigrations: true,
      }),
    ),
  );
}

/** Brings an empty or older database to the schema of one change, as a backup had it; never back. */
export async function migrateTo(store: Store, name: string): Promise<void> {
  const { error } = await migrating(store, (migrator) => migrator.migrateTo(name));
  if (error) throw error;
}
