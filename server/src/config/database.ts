import { integer } from './values';

/** How long PostgreSQL may take, and how many connections this server holds. */
export interface DatabaseLimits {
  /** connections for requests and jobs; one more is kept for health and metrics */
  pool: number;
  /** seconds a statement may run; 0 for ever */
  statement: number;
  /** seconds a statement waits for a lock; 0 for ever */
  lock: number;
  /** seconds a transaction may lie idle */
  idle: number;
  /** seconds to wait for a connection */
  connect: number;
}

/** For migrations and the first loading, which may take and wait as long as they need. */
export const UNHURRIED: DatabaseLimits = { pool: 2, statement: 0, lock: 0, idle: 600, connect: 10 };

/** Each can be changed by one environment variable. */
export function readDatabaseLimits(env: NodeJS.ProcessEnv): DatabaseLimits {
  return {
    pool: integer(env, 'DATABASE_POOL', 10, 1, 200),
    statement: integer(env, 'DATABASE_STATEMENT_SECONDS', 10, 1, 600),
    lock: integer(env, 'DATABASE_LOCK_SECONDS', 2, 1, 60),
    idle: integer(env, 'DATABASE_IDLE_SECONDS', 60, 1, 600),
    connect: integer(env, 'DATABASE_CONNECT_SECONDS', 5, 1, 60),
  };
}
