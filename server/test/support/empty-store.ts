import { NO_TIMEOUTS } from '../../src/config/database';
import { openPglite } from '../../src/db/embedded/embedded';
import { openPostgres } from '../../src/db/postgres';
import type { Store } from '../../src/db/store';
import { emptySnapshot } from './snapshot';
import { createDatabase } from './test-store';

/** A database without tables, which the test closes. */
export async function emptyStore(engine: Store['engine']): Promise<Store> {
  if (engine === 'pglite') return openPglite({ dumpFile: await emptySnapshot() });
  const { url, drop } = await createDatabase();
  const store = await openPostgres(url, { limits: { ...NO_TIMEOUTS, pool: 4 } });
  const close = async () => {
    await store.close();
    await drop();
  };
  return Object.create(store, { close: { value: close } }) as Store;
}
