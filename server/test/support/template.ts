import pg from 'pg';
import { NO_TIMEOUTS } from '../../src/config/database';
import { openPostgres } from '../../src/db/postgres';
import { prepare } from '../../src/db/start/prepare';
import { fingerprint } from './snapshot';

/** Any lock key that no other program uses. */
const TURN = 4_726_120;

const urlOf = (admin: string, name: string): string => {
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs `run` with a connection to the database of TEST_DATABASE_URL. */
export async function asAdmin<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(process.env.TEST_DATABASE_URL ?? '');
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/**
 * Copies a prepared PostgreSQL template database, which is rebuilt when anything under src/db changes;
 * preparing takes ten times as long as copying.
 * @returns its address
 */
export async function copyOfPrepared(name: string): Promise<string> {
  const admin = process.env.TEST_DATABASE_URL ?? '';
  await asAdmin(async (client) => {
    // Copies are made one at a time, because PostgreSQL does not copy a template that another session is
    // using.
    await client.query('select pg_advisory_lock($1)', [TURN]);
    await client.query(`create database ${name} template "${await template(client, admin)}"`);
  });
  return urlOf(admin, name);
}

async function template(client: pg.Client, admin: string): Promise<string> {
  const prefix = `${new URL(admin).pathname.slice(1)}_prepared_`;
  const name = prefix + fingerprint();
  const known = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  const names = known.rows.map(({ datname }) => datname);
  if (names.includes(name)) return name;
  for (const old of names) await client.query(`drop database "${old}" with (force)`);
  const unfinished = `${prefix}unfinished`;
  await client.query(`create database "${unfinished}"`);
  const store = await openPostgres(urlOf(admin, unfinished), { limits: NO_TIMEOUTS });
  try {
    await prepare(store);
  } finally {
    await store.close();
  }
  await client.query(`alter database "${unfinished}" rename to "${name}"`);
  return name;
}
