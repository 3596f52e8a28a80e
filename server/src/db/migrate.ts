import { Migrator } from 'kysely';
import { migrations } from './migrations';
import { refuseNewer } from './newer';
import type { Store } from './store';

/** Brings the database to the newest schema; safe when two servers start at once on PostgreSQL. */
export async function migrate(store: Store): Promise<string[]> {
  await refuseNewer(store, Object.keys(migrations));
  const migrator = new Migrator({ db: store.read, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
