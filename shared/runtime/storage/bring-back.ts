import { APART, AREAS, type Database, type Open, openAt } from './database';

/** Brings what was kept apart back to where it belongs, once that can be opened again. */
export async function bringBack(open: Open, into: Database): Promise<void> {
  const found = await openAt(open, APART);
  const next = found.version + 1;
  found.close();
  // A higher version is granted once every tab has ended what it writes there.
  const from = await openAt(open, APART, next);
  for (const area of AREAS.filter((one) => one !== 'cache')) {
    const [keys, values] = await Promise.all([from.getAllKeys(area), from.getAll(area)]);
    const tx = into.transaction(area, 'readwrite', { durability: 'strict' });
    for (const [at, key] of keys.entries())
      if ((await tx.store.getKey(key)) === undefined) await tx.store.put(values[at], key);
    await tx.done;
  }
  from.close();
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(APART);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
