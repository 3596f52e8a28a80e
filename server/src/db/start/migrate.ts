import { Migrator } from 'kysely';
import { migrations } from '../migrations';
import type { Store } from '../store';
import { appliedMigrations, refuseNewerDatabase } from './applied-migrations';

/** Runs before the migration of a database that holds data; if it throws, the database is not changed. */
export type BeforeMigration = (store: Store, pending: readonly string[]) => Promise<void>;

/**
 * Migrates the database to the newest schema; on PostgreSQL two servers may start at once.
 * @param before called with the pending migrations of an older database; a new one has no data to back up
 * @returns names of the migrations that were run
 */
export async function migrate(store: Store, before?: BeforeMigration): Promise<string[]> {
  const applied = await appliedMigrations(store);
  refuseNewerDatabase(applied, Object.keys(migrations));
  const pending = Object.keys(migrations).filter((name) => !applied.includes(name));
  if (before && applied.length > 0 && pending.length > 0) await before(store, pending);
  const { error, results } = await withMigrator(store, (migrator) => migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

function withMigrator<T>(store: Store, work: (migrator: Migrator) => Promise<T>): Promise<T> {
  return store.held((db) =>
    work(
      new Migrator({
        db,
        provider: { getMigrations: async () => migrations },
        // Migration 0016 was released after 0017; no later migration depends on it.
        allowUnorderedMigrations: true,
      }),
    ),
  );
}

/**
 * Migrates an empty or older database up to one migration, for a backup of that schema; it never migrates
 * down.
 */
export async function migrateTo(store: Store, name: string): Promise<void> {
  const { error } = await withMigrator(store, (migrator) => migrator.migrateTo(name));
  if (error) throw error;
}
