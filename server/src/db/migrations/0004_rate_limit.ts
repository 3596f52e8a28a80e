import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Rate limit counters, shared by all servers of one database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table rate_limit (
      key text primary key,
      n integer not null,
      ends_at timestamptz not null
    )`,
    `create index rate_limit_ends on rate_limit (ends_at)`,
  ]);
}
