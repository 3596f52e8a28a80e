import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { buildApp } from '../../src/app';
import { NO_TIMEOUTS } from '../../src/config/database';
import { openPostgres } from '../../src/db/postgres';
import type { Store } from '../../src/db/store';
import { TestServer } from '../support/harness';

/** One of several servers on a database, with its address. */
export interface One {
  url: string;
  store: Store;
}

/** A server and, on PostgreSQL, a second one on the same database. */
export async function serversOf(engine: Store['engine']): Promise<{ all: One[]; stop(): Promise<void> }> {
  const first = await TestServer.start({}, engine);
  const all = [await listening(first.app, first.store)];
  if (engine === 'pglite') return { all, stop: () => first.stop() };
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.store.read);
  const address = new URL(process.env.TEST_DATABASE_URL ?? '');
  address.pathname = `/${rows[0]?.name}`;
  const store = await openPostgres(address.href, { limits: { ...NO_TIMEOUTS, pool: 12 } });
  const app = await buildApp({ ...first.deps, store });
  all.push(await listening(app, store));
  const stop = async (): Promise<void> => {
    await app.close();
    await store.close();
    await first.stop();
  };
  return { all, stop };
}

async function listening(app: TestServer['app'], store: Store): Promise<One> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/`, store };
}

/** Sends a GET request to a server. */
export async function read(server: One, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}
