import type { DBSchema, IDBPDatabase, openDB } from 'idb';
import { DATABASE_NAME } from './device-name';

/**
 * Name of the fallback database, used while the main one cannot be opened. The main one is kept for its
 * waiting items.
 */
export const FALLBACK_NAME = `${DATABASE_NAME}-apart`;

/** Object stores: synced data (may be deleted), items to send, sent items, drafts. */
export const STORE_NAMES = ['cache', 'outbox', 'sent', 'drafts'] as const;
export type StoreName = (typeof STORE_NAMES)[number];

interface Layout extends DBSchema {
  cache: { key: string; value: unknown };
  outbox: { key: string; value: unknown };
  sent: { key: string; value: unknown };
  drafts: { key: string; value: unknown };
}
export type Database = IDBPDatabase<Layout>;

/** `openDB` of idb. It is a parameter, because pages load idb lazily while the service worker bundles it. */
export type Open = typeof openDB;

/** Milliseconds before a failed opening is retried. */
const RETRY_DELAY_MS = 200;

/**
 * Opens or creates a database; with a version, adds or replaces object stores that are missing or foreign.
 */
export function openAt(
  open: Open,
  name: string,
  version?: number,
  closed: () => void = () => undefined,
): Promise<Database> {
  return open<Layout>(name, version, {
    upgrade(db, _from, to, tx) {
      for (const area of STORE_NAMES) {
        if (db.objectStoreNames.contains(area) && tx.objectStore(area).keyPath !== null) {
          // An object store of foreign shape: synced data can be fetched again, but others may contain
          // people's work and are renamed.
          if (area === 'cache') db.deleteObjectStore(area);
          else Object.assign(tx.objectStore(area), { name: `${area}-of-${to}` });
        }
        if (!db.objectStoreNames.contains(area)) db.createObjectStore(area);
      }
    },
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    terminated: closed,
  });
}

/** Whether all object stores exist and take keys separate from values. */
const hasAllStores = (db: Database): boolean =>
  STORE_NAMES.every((area) => db.objectStoreNames.contains(area)) &&
  STORE_NAMES.every((area) => db.transaction(area).store.keyPath === null);

async function openWhole(open: Open, name: string, closed: () => void): Promise<Database> {
  const db = await openAt(open, name, undefined, closed);
  if (hasAllStores(db)) return db;
  // Foreign or incomplete: missing stores are added, existing ones stay.
  const next = db.version + 1;
  db.close();
  return openAt(open, name, next, closed);
}

/**
 * Opens the device database. If it fails twice, it is left as it is and the fallback database is used.
 * @param closed called when the browser closes it
 * @throws when the browser allows no database at all
 */
export async function openDatabase(
  open: Open,
  closed: () => void = () => undefined,
): Promise<{ db: Database; apart: boolean }> {
  for (let last = false; ; last = true) {
    try {
      return { db: await openWhole(open, DATABASE_NAME, closed), apart: false };
    } catch {
      if (last) return { db: await openWhole(open, FALLBACK_NAME, closed), apart: true };
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
