import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Roles whose accounts must have a second factor, by configuration, and since when: accounts that exist then have seven
 * days.
 */
const statements = [
  `create table factor_demand (
    role integer primary key,
    since timestamptz not null,
    constraint factor_demand_unturned check (unturned(factor_demand::text))
  )`,
];

/** Roles that need a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
