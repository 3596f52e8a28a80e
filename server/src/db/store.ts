import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from './schema';

/** The database as the rest of the server sees it. */
export interface Store {
  readonly engine: 'postgres' | 'pglite';
  /**
   * Reads and single statements outside any transaction. Throws when reached
   * inside `tx`: on the embedded database it would wait for itself for ever,
   * on PostgreSQL it would not see the transaction's own rows.
   */
  readonly read: Kysely<DB>;
  /** Runs `work` in one transaction, rolled back when it throws. Not nestable. */
  tx<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Writes a compressed copy of the whole embedded database; null on PostgreSQL, which has pg_dump. */
  readonly dump: ((file: string) => Promise<void>) | null;
  close(): Promise<void>;
}

/** Wraps a Kysely instance so that a query cannot escape from its transaction. */
export function makeStore(
  engine: Store['engine'],
  db: Kysely<DB>,
  dump: Store['dump'] = null,
  release: () => Promise<void> = async () => undefined,
): Store {
  const inside = new AsyncLocalStorage<true>();
  const refuse = (): void => {
    if (inside.getStore()) throw new Error('inside a transaction only its own handle may be used');
  };
  return {
    engine,
    get read() {
      refuse();
      return db;
    },
    async tx(work) {
      refuse();
      return db.transaction().execute((trx) => inside.run(true, () => work(trx)));
    },
    dump,
    async close() {
      await db.destroy();
      await release();
    },
  };
}
