import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { DeviceStore } from './device-store';
import { storage } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
  storage.found();
});

test('values survive a reload and are listed by key prefix', async () => {
  const store = new DeviceStore();
  await expect(store.put('cache', 'case@1:a', [1])).resolves.toBe(true);
  await store.put('cache', 'other@1:a', [2]);
  const again = new DeviceStore();
  expect([...(await again.entries('cache', 'case@'))]).toEqual([['case@1:a', [1]]]);
  await again.clear('cache', 'case@');
  expect(await again.get('cache', 'case@1:a')).toBeUndefined();
  expect(await again.get('cache', 'other@1:a')).toEqual([2]);
});

test('reading a device that keeps nothing creates no database', async () => {
  globalThis.indexedDB = new IDBFactory();
  const store = new DeviceStore();
  expect(await store.get('drafts', 'd')).toBeUndefined();
  expect((await store.entries('outbox')).size).toBe(0);
  expect(await indexedDB.databases()).toEqual([]);
  await store.put('drafts', 'd', 1);
  expect(await store.get('drafts', 'd')).toBe(1);
  expect(await new DeviceStore().get('drafts', 'd')).toBe(1);
});

test('a browser that cannot list its databases is read by opening one', async () => {
  await new DeviceStore().put('drafts', 'named', 1);
  jest.spyOn(indexedDB, 'databases').mockRejectedValue(new TypeError('not a function'));
  expect(await new DeviceStore().get('drafts', 'named')).toBe(1);
});

test('a full disk drops synced data before unsent work', async () => {
  const store = new DeviceStore();
  await store.put('cache', 'big', 1);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  put.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(store.put('outbox', 'u', { a: 1 })).resolves.toBe(true);
  expect(await store.get('cache', 'big')).toBeUndefined();
  expect(storage.persistent).toBe(true);
});

test('a disk that stays full keeps the value in memory and reports it', async () => {
  const store = new DeviceStore();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(store.put('outbox', 'u2', { a: 2 })).resolves.toBe(false);
  expect(storage).toMatchObject({ persistent: false, reason: 'full' });
  expect(await store.get('outbox', 'u2')).toEqual({ a: 2 });
  expect((await store.entries('outbox')).get('u2')).toEqual({ a: 2 });
});

test('a disk that has room again takes the values kept in memory', async () => {
  const store = new DeviceStore();
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.put('drafts', 'd1', { a: 1 });
  put.mockRestore();
  await expect(store.put('drafts', 'd2', { a: 2 })).resolves.toBe(true);
  expect(storage.persistent).toBe(true);
  expect(await new DeviceStore().get('drafts', 'd1')).toEqual({ a: 1 });
});

test('two tabs that change one value at the same time both take effect', async () => {
  const [one, other] = [new DeviceStore(), new DeviceStore()];
  const add = (n: number | undefined) => (n ?? 0) + 1;
  await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 2 ? one : other).change('drafts', 'n', add)));
  expect(await new DeviceStore().get('drafts', 'n')).toBe(6);
  await one.change<number>('drafts', 'n', () => null);
  expect(await other.get('drafts', 'n')).toBeUndefined();
});

test('a disk that cannot be read is reported, and the page goes on', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  expect(await new DeviceStore().get('drafts', 'd')).toBeUndefined();
  expect(storage).toMatchObject({ persistent: false, reason: 'unavailable' });
});

test('a browser without a store is distinguished from a full disk', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = new DeviceStore();
  await expect(store.put('drafts', 'd', { a: 3 })).resolves.toBe(false);
  expect(storage).toMatchObject({ persistent: false, reason: 'unavailable' });
  expect(await store.get('drafts', 'd')).toEqual({ a: 3 });
});

test('a frozen page aborts its work on synced data without reporting a broken disk', async () => {
  const store = new DeviceStore();
  await store.put('cache', 'before', 1);
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function leave(
    this: IDBObjectStore,
    value,
    key,
  ) {
    put.mockRestore();
    const request = this.put(value, key);
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    return request;
  });
  await expect(store.put('cache', 'late', 2)).resolves.toBe(false);
  expect(storage.persistent).toBe(true);
  expect(await new DeviceStore().get('cache', 'late')).toBeUndefined();
  await expect(store.put('cache', 'late', 3)).resolves.toBe(true);
});
