import { sql } from 'kysely';
import type { Reader } from '../db/store';
import type { TableChecksum } from './format';

/** Tables of the migration library; migrating creates them, so that a backup leaves them out. */
const OWN = ['kysely_migration', 'kysely_migration_lock'];

/** Names of the portal's tables, sorted. */
export async function tableNames(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !OWN.includes(name));
}

/**
 * Stored columns of a table, in order; generated columns are left out because nobody can insert into them.
 */
export async function storedColumns(db: Reader, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`public.${quoted(table)}`}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A table or column name as quoted SQL. */
export const quotedIdentifier = (name: string) => sql.raw(quoted(name));

/** Number of rows of a table and a digest over them that does not depend on their order. */
export async function checksumOf(db: Reader, table: string): Promise<TableChecksum> {
  const { rows } = await sql<{ n: number; digest: string }>`
    select count(*)::int as n,
      coalesce(bit_xor(('x' || left(md5(to_jsonb(t)::text), 16))::bit(64)::bigint), 0)::text as digest
    from ${quotedIdentifier(table)} t`.execute(db);
  return { rows: rows[0]?.n ?? 0, digest: rows[0]?.digest ?? '' };
}

/** Sequences that have given out a number, each with the last one. */
export async function sequences(db: Reader): Promise<{ name: string; last: string }[]> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`.execute(db);
  return rows;
}

/** Makes the transaction write timestamps in UTC, so that text and digests do not depend on the session. */
export const setUtc = (db: Reader) => sql`set local timezone = 'UTC'`.execute(db);
