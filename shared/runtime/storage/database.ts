import type { DBSchema, IDBPDatabase, openDB } from 'idb';
import { NAME } from './device-name';

/** Where the device keeps things while the first one cannot be opened: what waits in that one is not given up. */
export const APART = `${NAME}-apart`;

/** What the device keeps: synced data (may be dropped), work to send, results, drafts. */
export const AREAS = ['cache', 'outbox', 'sent', 'drafts'] as const;
export type Area = (typeof AREAS)[number];

interface Layout extends DBSchema {
  cache: { key: string; value: unknown };
  outbox: { key: string; value: unknown };
  sent: { key: string; value: unknown };
  drafts: { key: string; value: unknown };
}
export type Database = IDBPDatabase<Layout>;

/** The library's own; handed in, since a page fetches it late and the worker has it from the beginning. */
export type Open = typeof openDB;

/** Milliseconds before a database that did not open is tried once more. */
const PAUSE = 200;

/** Opens a database as it is, or makes it; with a version, adds or replaces the areas that are not ours. */
export function openAt(
  open: Open,
  name: string,
  version?: number,
  closed: () => void = () => undefined,
): Promise<Database> {
  return open<Layout>(name, version, {
    upgrade(db, _from, to, tx) {
      for (const area of AREAS) {
        if (db.objectStoreNames.contains(area) && tx.objectStore(area).keyPath !== null) {
          // Of another make: synced data are fetched again, what may be the work of people is kept under another name.
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

/** Whether all object stores exist and take a key beside the value. */
const isWhole = (db: Database): boolean =>
  AREAS.every((area) => db.objectStoreNames.contains(area)) &&
  AREAS.every((area) => db.transaction(area).store.keyPath === null);

async function openWhole(open: Open, name: string, closed: () => void): Promise<Database> {
  const db = await openAt(open, name, undefined, closed);
  if (isWhole(db)) return db;
  // Of another make, or cut short: what is missing is added, what is there stays.
  const next = db.version + 1;
  db.close();
  return openAt(open, name, next, closed);
}

/**
 * Opens what the device keeps. Where that cannot be opened, twice, it is left as it is and another one is used.
 * @param closed called when the browser closes it
 * @throws where the browser gives none at all
 */
export async function openDatabase(
  open: Open,
  closed: () => void = () => undefined,
): Promise<{ db: Database; apart: boolean }> {
  for (let last = false; ; last = true) {
    try {
      return { db: await openWhole(open, NAME, closed), apart: false };
    } catch {
      if (last) return { db: await openWhole(open, APART, closed), apart: true };
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
