import { integer } from './values';

/** Time-outs of PostgreSQL and the number of connections of this server. */
export interface DatabaseLimits {
  /** connections for requests and jobs; one more is reserved for health and metrics */
  pool: number;
  /** seconds that a statement may run; 0 for no limit */
  statement: number;
  /** seconds that a statement waits for a lock; 0 for no limit */
  lock: number;
  /** seconds that a transaction may stay open without a statement */
  idle: number;
  /** seconds to wait for a free connection */
  connect: number;
}

/** Limits for migrations and the first load, which may take and wait as long as they need. */
export const NO_TIMEOUTS: DatabaseLimits = { pool: 2, statement: 0, lock: 0, idle: 600, connect: 10 };

/** Reads the limits of requests, each from its own environment variable. */
export function readDatabaseLimits(env: NodeJS.ProcessEnv): DatabaseLimits {
  return {
    pool: integer(env, 'DATABASE_POOL', 10, 1, 200),
    statement: integer(env, 'DATABASE_STATEMENT_SECONDS', 10, 1, 600),
    lock: integer(env, 'DATABASE_LOCK_SECONDS', 2, 1, 60),
    idle: integer(env, 'DATABASE_IDLE_SECONDS', 60, 1, 600),
    connect: integer(env, 'DATABASE_CONNECT_SECONDS', 5, 1, 60),
  };
}
