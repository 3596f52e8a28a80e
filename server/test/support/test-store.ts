import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type DatabaseLimits, NO_TIMEOUTS } from '../../src/config/database';
import { openPglite } from '../../src/db/embedded/embedded';
import { openPostgres } from '../../src/db/postgres';
import type { Store } from '../../src/db/store';
import { byHand } from './by-hand';
import { preparedSnapshot } from './snapshot';
import { asAdmin, copyOfPrepared } from './template';

/**
 * Whether tests run in full, as by `npm run test:long -- api`: on both databases, and over every made case where
 * `npm test` takes a part of them.
 */
export const isLong = process.env.TEST_LENGTH === 'long';

/** Opening a database takes a second or two, and much longer on a busy machine. */
jest.setTimeout(600_000);

/**
 * Engines of tests about what differs between the two (connections, locks, notices, files), which run on both
 * each time; PostgreSQL only where the machine offers it.
 */
export const bothEngines: readonly Store['engine'][] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite'];

/** Engine of all other tests: PostgreSQL where available, since it opens in a tenth of the time. */
export const anyEngine: Store['engine'] = process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite';

/** Engines of tests that must hold on both: `npm test` takes the one of the machine, `npm run test:long` both. */
export const engines: readonly Store['engine'][] = isLong ? bothEngines : [anyEngine];

/** A prepared database for one test file; `close` removes it. */
export async function openTestStore(
  engine: Store['engine'] = anyEngine,
  limits: DatabaseLimits = { ...NO_TIMEOUTS, pool: 12 },
): Promise<Store> {
  if (engine === 'pglite') return openPglite({ dumpFile: await preparedSnapshot() });
  const name = newName();
  const url = await copyOfPrepared(name);
  return closingWith(await openPostgres(url, { limits }), () => drop(name));
}

const newName = () => `cig_test_${randomUUID().replaceAll('-', '')}`;

const drop = async (name: string): Promise<void> => {
  await asAdmin((client) => client.query(`drop database ${name} with (force)`));
};

/** An empty PostgreSQL database beside the one of TEST_DATABASE_URL. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName();
  await asAdmin((client) => client.query(`create database ${name}`));
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(name) };
}

/**
 * The same store, whose `close` also removes its database. `{...store}` would lose the getter that guards
 * `read`.
 */
function closingWith(store: Store, after: () => Promise<void>): Store {
  const close = async (): Promise<void> => {
    await store.close();
    await after();
  };
  return Object.create(store, { close: { value: close } }) as Store;
}

/** Tables with reference data, which `emptyTables` keeps. */
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

/** Empties all tables except reference data and the named ones, and restarts their numbers. */
export async function emptyTables(store: Store, keep: readonly string[] = []): Promise<void> {
  const found = await sql<{ name: string; sequence: string | null }>`
    select c.relname as name, d.objid::regclass::text as sequence
    from pg_class c
    left join pg_depend d on d.refobjid = c.oid and d.deptype in ('a', 'i')
      and d.objid in (select oid from pg_class where relkind = 'S')
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(store.read);
  const rows = found.rows.filter(({ name }) => !kept.has(name) && !keep.includes(name));
  const empty = rows.map(({ name }) => `delete from "${name}";`);
  const first = rows.flatMap(({ sequence }) =>
    sequence ? [`perform setval('${sequence}', 1, false);`] : [],
  );
  // Without foreign keys and triggers, like `truncate`, which takes ten times as long.
  const all = `set local session_replication_role = replica; ${empty.join(' ')} ${first.join(' ')}`;
  await sql.raw(`do $$ begin ${all} end $$`).execute(byHand(store));
}
