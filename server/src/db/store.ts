import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Commits } from './commits';
import { NoticeBoard, type Notices } from './notices';
import { retryCollisions } from './retry-collisions';
import type { DB } from './schema';

/**
 * Read access: a Kysely query that writes does not compile, and one written as text is refused by the
 * database, whose sessions are read-only outside `tx`.
 */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor' | 'isTransaction'>;

/** The database as the rest of the server sees it. */
export interface Store {
  readonly engine: 'postgres' | 'pglite';
  /**
   * Reads outside a transaction. Throws inside `tx`: the embedded database would wait for itself for ever,
   * and PostgreSQL would not see the rows of the transaction.
   */
  readonly read: Reader;
  /**
   * Separate connection with short time-outs for health and metrics, which responds while all others wait.
   * The embedded database has one session only.
   */
  readonly admin: Pick<Store, 'read' | 'tx'>;
  /**
   * Gives one writable connection outside a transaction, for migrations and locks before the server listens.
   */
  held<T>(work: (connection: Kysely<DB>) => Promise<T>): Promise<T>;
  /** State of the connection pool; null on the embedded database. */
  readonly pool: (() => PoolState) | null;
  /** Counts the commits of this process, so that caches know when to look again. */
  readonly commits: Commits;
  /** What committed transactions announced, those of other servers too. */
  readonly notices: Notices;
  /**
   * Runs `work` in one transaction, which is rolled back when it throws. Must not be nested. After a deadlock
   * or serialization failure `work` runs again, so it may have no effects outside the database.
   */
  tx<T>(work: (trx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Writes the embedded database into one file, from which it can be opened; null on PostgreSQL. */
  readonly dump: ((file: string) => Promise<void>) | null;
  close(): Promise<void>;
}

/** Connections of a pool and the number of requests that wait for one. */
interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

/** Parts of a store that differ between PostgreSQL and the embedded engine. */
interface StoreParts {
  admin?: Kysely<DB>;
  pool?: () => PoolState;
  notices?: Notices;
  dump?: (file: string) => Promise<void>;
  /** Ends each transaction: computes what depends on what it wrote. */
  settle?: (trx: Transaction<DB>) => Promise<void>;
  /** Called once the database is closed. */
  release?: () => Promise<void>;
}

/** Builds a `Store` in which a query can neither leave its transaction nor write outside of one. */
export function makeStore(engine: Store['engine'], db: Kysely<DB>, parts: StoreParts = {}): Store {
  const { pool = null, dump = null, notices = new NoticeBoard(), release } = parts;
  // The folder of the embedded database is locked and its engine has one session, so nobody else writes to
  // it.
  const commits = new Commits(engine === 'pglite');
  const mainHandle = handle(db, commits, parts.settle);
  return {
    engine,
    get read() {
      return mainHandle.read;
    },
    tx: mainHandle.tx,
    admin: parts.admin ? handle(parts.admin, commits, parts.settle) : mainHandle,
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
    notices,
    dump,
    async close() {
      await db.destroy();
      await parts.admin?.destroy();
      await release?.();
    },
  };
}

function handle(db: Kysely<DB>, commits: Commits, settle?: StoreParts['settle']): Pick<Store, 'read' | 'tx'> {
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
      return retryCollisions(() =>
        db
          .transaction()
          .setAccessMode('read write')
          .execute((trx) =>
            inside.run(true, async () => {
              const result = await work(trx);
              await settle?.(trx);
              return result;
            }),
          )
          .finally(() => commits.ended()),
      );
    },
  };
}
