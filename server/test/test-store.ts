import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { type DatabaseLimits, UNHURRIED } from '../src/config/database';
import { openPglite } from '../src/db/embedded';
import { openPostgres } from '../src/db/postgres';
import { prepare } from '../src/db/prepare';
import type { Store } from '../src/db/store';
import { preparedSnapshot } from './snapshot';

/** Opening a database takes a second or two, and much longer on a machine that is busy with a build. */
jest.setTimeout(120_000);

/** The engines a parity test runs on: the real PostgreSQL joins when the machine offers one. */
export const engines: readonly Store['engine'][] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite'];

/** A prepared database of its own for one test file; `close` removes it. */
export async function openTestStore(
  engine: Store['engine'] = 'pglite',
  limits: DatabaseLimits = { ...UNHURRIED, pool: 12 },
): Promise<Store> {
  if (engine === 'pglite') return openPglite({ dumpFile: await preparedSnapshot() });
  const database = await createDatabase();
  const loading = await openPostgres(database.url, { limits: UNHURRIED });
  await prepare(loading);
  await loading.close();
  return closingWith(await openPostgres(database.url, { limits }), database.drop);
}

/** An empty PostgreSQL database next to the one of TEST_DATABASE_URL. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = process.env.TEST_DATABASE_URL ?? '';
  const name = `cig_test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(admin, `drop database ${name} with (force)`) };
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same store, whose end also removes its database. A spread would lose the guard of `read`. */
function closingWith(store: Store, after: () => Promise<void>): Store {
  const close = async (): Promise<void> => {
    await store.close();
    await after();
  };
  return Object.create(store, { close: { value: close } }) as Store;
}

/** Tables that hold reference data and survive `emptyTables`. */
const kept = new Set([
  'kysely_migration',
  'kysely_migration_lock',
  'language',
  'country',
  'population_unit',
  'location',
  'phenotype',
  'specie',
  'product_name',
  'algae_specie',
]);

/** Empties every table but the reference data and the ones named. */
export async function emptyTables(store: Store, keep: readonly string[] = []): Promise<void> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(store.read);
  const names = tables.rows
    .map((row) => row.name)
    .filter((name) => !kept.has(name) && !keep.includes(name))
    .map((name) => `"${name}"`);
  await sql.raw(`truncate ${names.join(', ')} restart identity cascade`).execute(store.read);
}
