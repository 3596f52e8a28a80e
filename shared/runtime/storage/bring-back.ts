import { type Database, FALLBACK_NAME, type Open, openAt, STORE_NAMES } from './database';

/** Merges the fallback database into the main one, once the main one can be opened again. */
export async function bringBack(open: Open, into: Database): Promise<void> {
  const found = await openAt(open, FALLBACK_NAME);
  const next = found.version + 1;
  found.close();
  // Opening a higher version waits until every tab has finished writing to the fallback.
  const from = await openAt(open, FALLBACK_NAME, next);
  for (const area of STORE_NAMES.filter((one) => one !== 'cache')) {
    const [keys, values] = await Promise.all([from.getAllKeys(area), from.getAll(area)]);
    const tx = into.transaction(area, 'readwrite', { durability: 'strict' });
    for (const [at, key] of keys.entries())
      if ((await tx.store.getKey(key)) === undefined) await tx.store.put(values[at], key);
    await tx.done;
  }
  from.close();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(FALLBACK_NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
