import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './schema';
import { StartError } from './start-error';
import { makeStore, type Store } from './store';

const OID_INT8 = 20;
const OID_DATE = 1082;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === OID_INT8) return Number;
    if (oid === OID_DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** Opens PostgreSQL 15 or later; a wrong address is a one-sentence error. */
export async function openPostgres(
  url: string,
  options: { poolSize?: number; onError?: (error: Error) => void } = {},
): Promise<Store> {
  const pool = makePool(url, options.poolSize ?? 10);
  // Without a listener, a connection cut by the server would end the process.
  pool.on('error', options.onError ?? (() => undefined));
  try {
    await checkVersion(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : new StartError(explain(error as Error));
  }
  return makeStore('postgres', new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }));
}

function makePool(url: string, max: number): pg.Pool {
  try {
    return new pg.Pool({
      connectionString: url,
      max,
      types,
      application_name: 'ciguawatch',
      connectionTimeoutMillis: 10_000,
      // A forgotten transaction would hold back the sync watermark of every client.
      idle_in_transaction_session_timeout: 60_000,
      options: '-c timezone=UTC',
    });
  } catch (error) {
    throw new StartError(explain(error as Error));
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

/** The address is not repeated: it may hold a password. */
function explain(error: Error & { code?: string }): string {
  const reason = error.message || error.code || 'no answer';
  return `The database of DATABASE_URL cannot be opened (${reason}): check the address, the account and that PostgreSQL is running.`;
}
