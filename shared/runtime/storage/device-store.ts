import { openDB } from 'idb';
import { runInAction } from 'mobx';
import { singleton } from '../federation/singleton';
import { type Database, openDatabase, STORE_NAMES, type StoreName } from './database';
import { DEVICE_MARK_KEY, hasNoDatabase } from './device-name';
import { isFallbackUsed } from './fallback-store';
import { recall, remember } from './local-storage';
import { storage } from './storage';

export { STORE_NAMES, type StoreName } from './database';

/** Flag that the fallback database has data to be merged. */
const FALLBACK_USED_KEY = 'ciguawatch.apart';

/** Resolves a write only when it is on the disk, because a battery may die the next second. */
const STRICT_DURABILITY = { durability: 'strict' } as const;

const rememberUse = (area: StoreName) => void (area !== 'cache' && remember(DEVICE_MARK_KEY, 'true'));

const isQuotaExceeded = (thrown: unknown) => thrown instanceof Error && thrown.name === 'QuotaExceededError';

const isAborted = (thrown: unknown) => thrown instanceof Error && thrown.name === 'AbortError';

/**
 * Key-value store of the device. In a private window or with a full disk, values are kept in memory and
 * `storage.persistent` is false.
 */
export class DeviceStore {
  private opening: Promise<Database | null> | undefined;
  /** values that the disk refused, by store; they take precedence over the disk */
  private readonly memory = new Map<StoreName, Map<string, unknown>>(
    STORE_NAMES.map((area) => [area, new Map()]),
  );

  /** running transactions on synced data */
  private readonly underway = new Set<{ abort(): void }>();
  private gaveUp = false;

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('pagehide', ({ persisted }) => persisted && this.giveUp());
  }

  /**
   * WebKit suspends a page together with its open transactions, which blocks the database for other pages.
   * Transactions on synced data are aborted when the page is left: that data can be fetched again.
   */
  private giveUp(): void {
    for (const tx of this.underway) {
      this.gaveUp = true;
      try {
        tx.abort();
      } catch {
        // The transaction had already ended.
      }
    }
    this.underway.clear();
  }

  /** Starts a transaction; one on synced data is aborted when the page is left. */
  private begin<M extends 'readonly' | 'readwrite'>(db: Database, area: StoreName, mode: M) {
    const tx = db.transaction(area, mode, mode === 'readwrite' && area !== 'cache' ? STRICT_DURABILITY : {});
    if (area === 'cache') {
      this.underway.add(tx);
      const end = () => void this.underway.delete(tx);
      tx.done.then(end, end);
    }
    return tx;
  }

  async get<T>(area: StoreName, key: string): Promise<T | undefined> {
    const kept = this.at(area);
    if (kept.has(key)) return kept.get(key) as T;
    return (await this.reading(area, (db) => this.begin(db, area, 'readonly').store.get(key))) as
      | T
      | undefined;
  }

  /** All values whose key has a prefix, by key, from a single transaction. */
  async entries<T>(area: StoreName, prefix = ''): Promise<Map<string, T>> {
    const read = await this.reading(area, async (db) => {
      const range = prefix === '' ? undefined : IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const { store } = this.begin(db, area, 'readonly');
      const values = new Map<string, T>();
      // One by one: `getAll` would deserialise all values at once and block the page for seconds.
      for (const key of await store.getAllKeys(range)) values.set(key, (await store.get(key)) as T);
      return values;
    });
    const found = read ?? new Map<string, T>();
    for (const [key, value] of this.at(area)) if (key.startsWith(prefix)) found.set(key, value as T);
    return found;
  }

  /** Stores a value; true when it is on the disk, false when only this page's memory has it. */
  async put(area: StoreName, key: string, value: unknown): Promise<boolean> {
    rememberUse(area);
    const written = await this.write(area, key, value);
    if (written) {
      this.at(area).delete(key);
      await this.rescue();
    } else if (area !== 'cache') this.at(area).set(key, value);
    return written;
  }

  /**
   * Changes a value in one transaction, so that no other tab can interfere.
   * @param change returns the new value, null to delete it, undefined to leave it; may run twice
   * @returns false when only this page's memory has the new value
   */
  async change<T>(
    area: StoreName,
    key: string,
    change: (now: T | undefined) => T | null | undefined,
  ): Promise<boolean> {
    rememberUse(area);
    const kept = this.at(area);
    if (!kept.has(key)) {
      try {
        const done = await this.run(async (db) => {
          const tx = db.transaction(area, 'readwrite', STRICT_DURABILITY);
          const next = change((await tx.store.get(key)) as T | undefined);
          if (next === null) await Promise.all([tx.store.delete(key), tx.done]);
          else if (next !== undefined) await Promise.all([tx.store.put(next, key), tx.done]);
          return true;
        });
        if (done) return true;
      } catch {
        // The disk is full: `put` frees space or keeps the value in memory, which `storage.persistent`
        // shows.
      }
    }
    const next = change(await this.get<T>(area, key));
    if (next === undefined) return true;
    if (next !== null) return this.put(area, key, next);
    await this.delete(area, key);
    return true;
  }

  async delete(area: StoreName, key: string): Promise<void> {
    this.at(area).delete(key);
    await this.remove(area, key).catch(() => undefined);
    this.settle();
  }

  /** Deletes all values whose key has a prefix. */
  async clear(area: StoreName, prefix = ''): Promise<void> {
    for (const key of [...this.at(area).keys()]) if (key.startsWith(prefix)) this.at(area).delete(key);
    const range = prefix === '' ? null : IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    await this.remove(area, range).catch(() => undefined);
  }

  /** Deletes a key, a range of keys, or all. */
  private remove(area: StoreName, keys: string | IDBKeyRange | null): Promise<unknown> {
    return this.run(async (db) => {
      const tx = this.begin(db, area, 'readwrite');
      await Promise.all([keys === null ? tx.store.clear() : tx.store.delete(keys), tx.done]);
    });
  }

  private at(area: StoreName): Map<string, unknown> {
    return this.memory.get(area) as Map<string, unknown>;
  }

  private async write(area: StoreName, key: string, value: unknown): Promise<boolean> {
    const attempt = () =>
      this.run(async (db) => {
        const tx = this.begin(db, area, 'readwrite');
        await Promise.all([tx.store.put(value, key), tx.done]);
        return true;
      });
    try {
      return (await attempt()) === true;
    } catch (thrown) {
      if (this.gaveUp && isAborted(thrown)) return false;
      if (!isQuotaExceeded(thrown)) {
        storage.lost('unavailable');
        return false;
      }
    }
    // People's work takes precedence over synced data, which can be fetched again.
    if (area !== 'cache') {
      await this.clear('cache');
      try {
        return (await attempt()) === true;
      } catch {
        storage.lost('full');
      }
    }
    return false;
  }

  /** When the disk accepts values again, writes those that only memory has. */
  private async rescue(): Promise<void> {
    for (const [area, kept] of this.memory) {
      for (const [key, value] of [...kept]) {
        if (!(await this.write(area, key, value))) return;
        if (kept.get(key) === value) kept.delete(key);
      }
    }
    this.settle();
  }

  /** Ends the warning when no value is in memory only. */
  private settle(): void {
    if (storage.reason === 'full' && [...this.memory.values()].every((kept) => kept.size === 0))
      storage.found();
  }

  /**
   * Runs a read. Without a database, as on a first visit, it returns undefined instead of creating one. An
   * unreadable disk counts as empty, and unreadable synced data are deleted and fetched again.
   */
  private async reading<T>(area: StoreName, work: (db: Database) => Promise<T>): Promise<T | undefined> {
    if (!this.opening && (await hasNoDatabase())) return undefined;
    try {
      return await this.run(work);
    } catch (thrown) {
      if (this.gaveUp && isAborted(thrown)) return undefined;
      if (area === 'cache') await this.clear('cache');
      else storage.lost('unavailable');
      return undefined;
    }
  }

  /** Runs on the open database, reopening it if it was closed; undefined when the browser allows none. */
  private async run<T>(work: (db: Database) => Promise<T>): Promise<T | undefined> {
    this.opening ??= this.open();
    const db = await this.opening;
    if (!db) return undefined;
    try {
      return await work(db);
    } catch (thrown) {
      if (!(thrown instanceof Error) || thrown.name !== 'InvalidStateError') throw thrown;
      this.opening = this.open();
      const again = await this.opening;
      return again ? work(again) : undefined;
    }
  }

  private async open(): Promise<Database | null> {
    try {
      if (typeof indexedDB === 'undefined') throw new Error('no indexedDB');
      const { db, apart } = await openDatabase(openDB, () => {
        this.opening = undefined;
      });
      runInAction(() => isFallbackUsed.set(apart));
      if (apart) remember(FALLBACK_USED_KEY, '1');
      else if (recall(FALLBACK_USED_KEY))
        // What cannot be merged now stays in the fallback database for the next visit.
        await import('./bring-back')
          .then(({ bringBack }) => bringBack(openDB, db))
          .then(
            () => remember(FALLBACK_USED_KEY, null),
            () => undefined,
          );
      return db;
    } catch {
      storage.lost('unavailable');
      return null;
    }
  }
}

export const deviceStore = singleton('device-store', () => new DeviceStore());

/** Asks the browser not to clear people's work when storage runs low. */
export function requestPersistence(): void {
  void navigator.storage?.persist?.().catch(() => false);
}
