import { alone } from './alone';
import { migrate } from './migrate';
import { loadReference } from './reference/load';
import type { Store } from './store';

/** Fills tables with data every installation needs; must be repeatable. */
export type Loader = (store: Store) => Promise<void>;

/** Reference data, in order. */
const loaders: Loader[] = [(store) => loadReference(store)];

/** Makes an opened database ready: newest schema, then reference data. Servers that start at once take turns. */
export async function prepare(store: Store): Promise<void> {
  await alone(store, async () => {
    await migrate(store);
    for (const load of loaders) await load(store);
  });
}
