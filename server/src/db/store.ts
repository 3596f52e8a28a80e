import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Commits } from './commits';
import { repeatCollisions } from './repeat';
import type { DB } from './schema';

/**
 * What only reads: a query that writes does not compile, and the database refuses a text that does (its sessions are
 * read-only outside `tx`).
 */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor' | 'isTransaction'>;

/** The database as the rest of the server sees it. */
export interface Store {
  readonly engine: 'postgres' | 'pglite';
  /**
   * Reads outside any transaction. Throws when reached
   * inside `tx`: on the embedded database it would wait for itself for ever,
   * on PostgreSQL it would not see the transaction's own rows.
   */
  readonly read: Reader;
  /**
   * For health and metrics: a connection of its own on PostgreSQL, with short time-outs, which answers
   * while all others wait. The embedded database has one session only.
   */
  readonly aside: Pick<Store, 'read' | 'tx'>;
  /** Holds one connection, outside any transaction and free to write: for migrations and locks, before the start. */
  held<T>(work: (connection: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Connections of the pool; null on the embedded database. */
  readonly pool: (() => PoolState) | null;
  /** Counts what this process commits: for what is held of the database. */
  readonly commits: Commits;
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
  aside?: Kysely<DB>;
  pool?: () => PoolState;
  dump?: (file: string) => Promise<void>;
  /** Called once the database is closed. */
  release?: () => Promise<void>;
}

/** Wraps a Kysely instance so that a query cannot escape from its transaction, nor write outside of one. */
export function makeStore(engine: Store['engine'], db: Kysely<DB>, parts: StoreParts = {}): Store {
  const { pool = null, dump = null, release } = parts;
  // The folder of the embedded database is locked and its engine has one session: nobody else writes to it.
  const commits = new Commits(engine === 'pglite');
  const own = handle(db, commits);
  return {
    engine,
    get read() {
      return own.read;
    },
    tx: own.tx,
    aside: parts.aside ? handle(parts.aside, commits) : own,
    held: (work) =>
      db.connection().execute(async (connection) => {
        await sql`set default_transaction_read_only to off`.execute(connection);
        try {
          return await work(connection);
        } finally {
          await sql`set default_transaction_read_only to on`.execute(connection);
        }
      }),
    pool,
    commits,
    dump,
    async close() {
      await db.destroy();
      await parts.aside?.destroy();
      await release?.();
    },
  };
}

function handle(db: Kysely<DB>, commits: Commits): Pick<Store, 'read' | 'tx'> {
  const inside = new AsyncLocalStorage<true>();
  const refuse = (): void => {
    if (inside.getStore()) throw new Error('inside a transaction only its own handle may be used');
  };
  return {
    get read() {
      refuse();
      return db;
    },
    async tx(work) {
      refuse();
      return repeatCollisions(() =>
        db
          .transaction()
          .setAccessMode('read write')
          .execute((trx) => inside.run(true, () => work(trx)))
          .finally(() => commits.ended()),
      );
    },
  };
}
