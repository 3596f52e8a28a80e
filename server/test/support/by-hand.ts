import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { DB } from '../../src/db/schema';
import type { Store } from '../../src/db/store';

/** Runs each statement in a transaction of its own. */
class StatementDriver implements Driver {
  constructor(private readonly store: Store) {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: <R>(query: CompiledQuery) =>
        this.store.tx<QueryResult<R>>((trx) => trx.executeQuery(query as CompiledQuery<R>)),
      streamQuery: () => {
        throw new Error('streaming is not offered');
      },
    };
  }

  init = async (): Promise<void> => undefined;
  releaseConnection = async (): Promise<void> => undefined;
  destroy = async (): Promise<void> => undefined;
  beginTransaction = (): Promise<void> => Promise.reject(new Error('use `store.tx`'));
  commitTransaction = this.beginTransaction;
  rollbackTransaction = this.beginTransaction;
}

const hands = new WeakMap<Store['commits'], Kysely<DB>>();

/** Direct access for tests: each statement is committed as if a call of this server had made it. */
export function byHand(store: Store): Kysely<DB> {
  const hand =
    hands.get(store.commits) ??
    new Kysely<DB>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new StatementDriver(store),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    });
  hands.set(store.commits, hand);
  return hand;
}
