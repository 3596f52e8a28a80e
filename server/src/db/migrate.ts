import { Migrator } from 'kysely';
import { migrations } from './migrations';
import { refuseNewer } from './newer';
import type { Store } from './store';

/** Brings the database to the newest schema; safe when two servers start at once on PostgreSQL. */
export async function migrate(store: Store): Promise<string[]> {
  await refuseNewer(store, Object.keys(migrations));
  const { error, results } = await migratorOf(store).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

const migratorOf = (store: Store): Migrator =>
  new Migrator({
    db: store.read,
    provider: { getMigrations: async () => migrations },
    // 0016 was released after 0017 and changes nothing that later ones build on.
    allowUnorderedMigrations: true,
  });

/** Brings an empty or older database to the schema of one change, as a backup had it; never back. */
export async function migrateTo(store: Store, name: string): Promise<void> {
  const { error } = await migratorOf(store).migrateTo(name);
  if (error) throw error;
}
