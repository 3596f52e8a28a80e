import { loadReference } from '../reference/load';
import type { Store } from '../store';
import { type BeforeMigration, migrate } from './migrate';
import { withStartLock } from './start-lock';

/** Loads data that every installation needs; it must be repeatable. */
type Loader = (store: Store) => Promise<void>;

/** Loaders of reference data, in order. */
const loaders: Loader[] = [(store) => loadReference(store)];

/**
 * Prepares an opened database: newest schema, then reference data. Servers that start at once take turns.
 * @param before see `migrate`
 */
export async function prepare(store: Store, before?: BeforeMigration): Promise<void> {
  await withStartLock(store, async () => {
    await migrate(store, before);
    for (const load of loaders) await load(store);
  });
}
