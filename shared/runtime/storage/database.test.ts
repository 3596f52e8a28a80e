import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { runInAction } from 'mobx';
import { FALLBACK_NAME, openDatabase } from './database';
import { DeviceStore } from './device-store';
import { isFallbackUsed } from './fallback-store';
import { recall, remember } from './local-storage';
import { storage } from './storage';

/** A database that is not in the state in which the page left it. */

afterEach(async () => {
  jest.restoreAllMocks();
  storage.found();
  runInAction(() => isFallbackUsed.set(false));
  remember('ciguawatch.apart', null);
});

/** Opening the first database fails the given number of times. */
function failOpening(times: number): void {
  const open = indexedDB.open.bind(indexedDB);
  let left = times;
  jest.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === 'ciguawatch-1' && left-- > 0) throw new DOMException('broken', 'UnknownError');
    return version === undefined ? open(name) : open(name, version);
  });
}

/** Creates the page's database as another program would. */
async function makeForeign(
  version: number,
  areas: string[],
  fill: [string, string, unknown][],
  keyPath?: string,
): Promise<void> {
  await deleteDB('ciguawatch-1', {
    blocked: (_current, event) => (event.target as IDBDatabase | null)?.close?.(),
  });
  const db = await openDB('ciguawatch-1', version, {
    upgrade(fresh) {
      for (const area of areas) fresh.createObjectStore(area, keyPath ? { keyPath } : {});
    },
  });
  for (const [area, key, value] of fill) await (keyPath ? db.put(area, value) : db.put(area, value, key));
  db.close();
}

test.each([
  ['a higher version', 9, ['cache', 'outbox', 'sent', 'drafts']],
  ['areas that are missing', 1, ['outbox']],
  ['areas of somebody else', 3, ['outbox', 'foreign']],
])('a database with %s is repaired, and its waiting items stay', async (_name, version, areas) => {
  await makeForeign(version, areas, [['outbox', 'u', { a: 1 }]]);
  const store = new DeviceStore();
  expect(await store.get('outbox', 'u')).toEqual({ a: 1 });
  await expect(store.put('drafts', 'd', { b: 2 })).resolves.toBe(true);
  await expect(store.put('cache', 'c', { c: 3 })).resolves.toBe(true);
  expect(await new DeviceStore().get('drafts', 'd')).toEqual({ b: 2 });
  expect(storage.persistent).toBe(true);
});

test('stores of another version are rebuilt; unsent items are kept under another name', async () => {
  await makeForeign(
    2,
    ['cache', 'outbox'],
    [
      ['outbox', '', { id: 'u', a: 1 }],
      ['cache', '', { id: 'c' }],
    ],
    'id',
  );
  const store = new DeviceStore();
  await expect(store.put('outbox', 'v', { b: 2 })).resolves.toBe(true);
  await expect(store.put('cache', 'c', { c: 3 })).resolves.toBe(true);
  const db = await openDB('ciguawatch-1');
  const aside = [...db.objectStoreNames].find((name) => name.startsWith('outbox-of-'));
  expect(await db.getAll(String(aside))).toEqual([{ id: 'u', a: 1 }]);
  expect([...db.objectStoreNames].some((name) => name.startsWith('cache-of-'))).toBe(false);
  db.close();
});

test('unreadable synced data are dropped without reporting a broken disk', async () => {
  const store = new DeviceStore();
  await store.put('cache', 'big', 1);
  await store.put('outbox', 'u', 2);
  const get = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('broken', 'DataError');
  });
  expect(await store.get('cache', 'big')).toBeUndefined();
  get.mockRestore();
  expect([await store.get('cache', 'big'), await store.get('outbox', 'u')]).toEqual([undefined, 2]);
  expect([storage.persistent, isFallbackUsed.get()]).toEqual([true, false]);
});

test('a database that opens at the second attempt is used', async () => {
  failOpening(1);
  const { db, apart } = await openDatabase(openDB);
  expect([db.name, apart]).toEqual(['ciguawatch-1', false]);
  db.close();
});

test('a database that cannot be opened stays, and its rows are merged later with those of the fallback', async () => {
  const first = new DeviceStore();
  await first.put('outbox', 'old', { a: 1 });
  await first.put('drafts', 'd', { a: 1 });
  failOpening(2);
  const meanwhile = new DeviceStore();
  await expect(meanwhile.put('outbox', 'new', { b: 2 })).resolves.toBe(true);
  await meanwhile.put('drafts', 'd', { b: 2 });
  await meanwhile.put('cache', 'c', 3);
  expect([storage.persistent, isFallbackUsed.get()]).toEqual([true, true]);
  expect(await meanwhile.get('outbox', 'old')).toBeUndefined();
  jest.restoreAllMocks();

  const later = new DeviceStore();
  expect([...(await later.entries('outbox'))]).toEqual(
    expect.arrayContaining([
      ['old', { a: 1 }],
      ['new', { b: 2 }],
    ]),
  );
  // A draft begun in the fallback does not overwrite an existing one.
  expect(await later.get('drafts', 'd')).toEqual({ a: 1 });
  expect(await later.get('cache', 'c')).toBeUndefined();
  expect([isFallbackUsed.get(), recall('ciguawatch.apart')]).toEqual([false, null]);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(FALLBACK_NAME);
});
