import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type DatabaseLimits, NO_TIMEOUTS } from '../config/database';
import { classifyChangedCases } from '../features/cases/class/classify-changed-cases';
import { postgresNotices } from './postgres-notices';
import type { DB } from './schema';
import { StartError } from './start/start-error';
import { makeStore, type Store } from './store';

const OID_INT8 = 20;
const OID_DATE = 1082;

/**
 * JIT off: compiling a query takes longer than running any of ours (500 of 880 ms for a list of 22
 * countries). A sort of all cases needs more than the default 4 MB. Sessions are read-only outside
 * `Store.tx`.
 */
const SESSION_SETTINGS = '-c timezone=UTC -c jit=off -c work_mem=16MB -c default_transaction_read_only=on';

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === OID_INT8) return Number;
    if (oid === OID_DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** Limits of the connection for health and metrics, which must respond while all others wait. */
const ADMIN_LIMITS: DatabaseLimits = { pool: 1, statement: 2, lock: 1, idle: 5, connect: 2 };

/** Options of one opening. */
interface PostgresOptions {
  limits?: DatabaseLimits;
  /** Called for each connection that the database or the network cut. */
  onError?: (error: Error) => void;
}

/**
 * Opens PostgreSQL 15 or later.
 * @throws StartError when it cannot be reached or is older
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const { limits = { ...NO_TIMEOUTS, pool: 10 }, onError = () => undefined } = options;
  const pool = makePool(url, 'ciguawatch', limits, onError);
  const admin = makePool(url, 'ciguawatch-health', ADMIN_LIMITS, onError);
  const { notices, close: closeNotices } = postgresNotices(url, onError);
  try {
    await checkVersion(pool);
  } catch (error) {
    await Promise.all([pool.end(), admin.end()]);
    throw error instanceof StartError ? error : new StartError(startSentence(error as Error));
  }
  return makeStore('postgres', kyselyOf(pool), {
    settle: classifyChangedCases,
    admin: kyselyOf(admin),
    notices,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // Kysely closes only pools that were used.
    release: async () => {
      await Promise.all([closeNotices(), ...[pool, admin].map((one) => one.ending || one.end())]);
    },
  });
}

const kyselyOf = (pool: pg.Pool): Kysely<DB> => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

function makePool(
  url: string,
  name: string,
  limits: DatabaseLimits,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = newPool(url, name, limits);
  // The pool raises the error of an idle connection, the client that of one in use; either would end the
  // process without a listener. The client raises it in both cases, so it alone is reported.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return pool;
}

function newPool(url: string, application_name: string, limits: DatabaseLimits): pg.Pool {
  try {
    return new pg.Pool({
      connectionString: url,
      max: limits.pool,
      types: typeParsers,
      application_name,
      keepAlive: true,
      connectionTimeoutMillis: limits.connect * 1000,
      statement_timeout: limits.statement * 1000,
      lock_timeout: limits.lock * 1000,
      // An open transaction that was forgotten would hold the sync watermark of every device back.
      idle_in_transaction_session_timeout: limits.idle * 1000,
      options: SESSION_SETTINGS,
    });
  } catch (error) {
    throw new StartError(startSentence(error as Error));
  }
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const result = await pool.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  const major = Math.floor(Number(result.rows[0]?.version ?? 0) / 10_000);
  if (major < 15)
    throw new StartError(`PostgreSQL 15 or later is needed; DATABASE_URL leads to version ${major}.`);
}

/** The message leaves out the address, which may hold a password. */
function startSentence(error: Error & { code?: string }): string {
  const reason = error.message || error.code || 'no answer';
  return `The database of DATABASE_URL cannot be opened (${reason}): check the address, the account and that PostgreSQL is running.`;
}
