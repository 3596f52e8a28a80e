import { sql } from 'kysely';
import pg from 'pg';
import type { Store } from '../../src/db/store';

/** A session of another program on the same database, such as an administrator's. */
export async function anotherSession(store: Store): Promise<pg.Client> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.read);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const client = new pg.Client(url.href);
  await client.connect();
  return client;
}

/**
 * Cuts all connections of the server, as a restart of PostgreSQL does.
 * @returns their number
 */
export async function cutConnections(session: pg.Client): Promise<number> {
  const { rowCount } = await session.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rowCount ?? 0;
}
