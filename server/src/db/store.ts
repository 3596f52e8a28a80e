import type { Kysely, Transaction } from 'kysely';
import type { Changes } from './changes/changes';
import type { Writes } from './changes/writes';
import { repeatCollisions } from './repeat';
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
  /**
   * For health and metrics: a connection of its own on PostgreSQL, with short time-outs, which answers
   * while all others wait. The embedded database has one session only.
   */
  readonly aside: Kysely<DB>;
  /** Connections of the pool; null on the embedded database. */
  readonly pool: (() => PoolState) | null;
  /** What was written lately, by this process and as far as it is told by others: for answers that are kept. */
  readonly changes: Changes;
  /**
   * Runs `work` in one transaction, rolled back when it throws. Not nestable. After a deadlock or a
   * serialization failure `work` runs again from its start: it may change nothing but the database.
   */
  tx<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Writes the files of the embedded database into one, to open it from; null on PostgreSQL. */
  readonly dump: ((file: string) => Promise<void>) | null;
  close(): Promise<void>;
}

/** Connections of a pool, and how many requests wait for one. */
interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

/** What differs from engine to engine. */
interface StoreParts {
  changes: Changes;
  /** Sees the statements of the handle. */
  writes: Writes;
  aside?: Kysely<DB>;
  pool?: () => PoolState;
  dump?: (file: string) => Promise<void>;
  /** Called before the database is closed. */
  before?: () => Promise<void>;
  /** Called once the database is closed. */
  release?: () => Promise<void>;
}

/** Wraps a Kysely instance so that a query cannot escape from its transaction. */
export function makeStore(engine: Store['engine'], db: Kysely<DB>, parts: StoreParts): Store {
  const { changes, writes, aside = db, pool = null, dump = null, before, release } = parts;
  const refuse = (): void => {
    if (writes.inside) throw new Error('inside a transaction only its own handle may be used');
  };
  return {
    engine,
    get read() {
      refuse();
      return db;
    },
    async tx(work) {
      refuse();
      return repeatCollisions(() =>
        writes.transaction((open) => db.transaction().execute((trx) => writes.run(() => work(trx), open))),
      );
    },
    aside,
    pool,
    changes,
    dump,
    async close() {
      await before?.();
      await db.destroy();
      if (aside !== db) await aside.destroy();
      await release?.();
    },
  };
}
